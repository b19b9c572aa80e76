import { readdir } from 'node:fs/promises'
import type { Document } from '@countinghouse/contract/document'
import type { Listing } from '@countinghouse/contract/listing'
import type { Master } from '@countinghouse/contract/master'
import type { Page } from '@countinghouse/contract/page'
import type { Route } from '@countinghouse/contract/route'
import type { Series } from '@countinghouse/contract/series'
import type { Setting } from '@countinghouse/contract/setting'

export type Contract = {
  readonly pages: readonly Page[]
  readonly routes: readonly Route[]
  /** The calls of each record type that one route serves for all of them. */
  readonly recordRoutes: readonly Route[]
  readonly masters: readonly Master[]
  readonly documents: readonly Document[]
  readonly settings: readonly Setting[]
  readonly series: readonly Series[]
  /** Lists of records that are no masters. */
  readonly listings: readonly Listing[]
}

const folder = new URL('../../../../../packages/contract/src/', import.meta.url)

/** Everything the contract package declares, found by folder, so that a new slice needs no list to be edited. */
export async function loadContract(): Promise<Contract> {
  const pages: Page[] = []
  const routes: Route[] = []
  const masters: Master[] = []
  const documents: Document[] = []
  const settings: Setting[] = []
  const series: Series[] = []
  const listings: Listing[] = []
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    if (!/^[a-z]+[\\/][a-z-]+\.ts$/.test(name)) continue
    const declared: Record<string, unknown> = await import(new URL(name.replaceAll('\\', '/'), folder).href)
    for (const value of Object.values(declared)) {
      if (isMaster(value)) {
        masters.push(value)
        pages.push(value.page)
        routes.push(...(Object.values(value.routes) as Route[]))
      } else if (isDocument(value)) {
        documents.push(value)
        pages.push(value.page)
        routes.push(...documentRoutes(value))
      } else if (isListing(value)) {
        listings.push(value)
        routes.push(...(Object.values(value.routes) as Route[]))
      } else if (isSetting(value)) settings.push(value)
      else if (isSeries(value)) series.push(value)
      else if (isRoute(value)) routes.push(value)
      else if (isPage(value)) pages.push(value)
    }
  }
  return { pages, ...apart(routes), masters, documents, listings, settings, series }
}

/** Routes by whether they are served as they are, or by one that serves them for every record type. */
export function apart(routes: readonly Route[]): Pick<Contract, 'routes' | 'recordRoutes'> {
  return {
    routes: routes.filter(({ record }) => record === null),
    recordRoutes: routes.filter(({ record }) => record !== null),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isMaster(value: unknown): value is Master {
  return isObject(value) && value['kind'] === 'master' && 'routes' in value
}

function isDocument(value: unknown): value is Document {
  return isObject(value) && value['kind'] === 'document' && 'transitionRoutes' in value
}

function documentRoutes({ routes, transitionRoutes }: Document): Route[] {
  return [...Object.values(routes), ...Object.values(transitionRoutes)] as Route[]
}

function isSetting(value: unknown): value is Setting {
  return isObject(value) && value['kind'] === 'setting'
}

function isSeries(value: unknown): value is Series {
  return isObject(value) && value['kind'] === 'series'
}

function isListing(value: unknown): value is Listing {
  return isObject(value) && value['kind'] === 'listing' && 'routes' in value
}

function isRoute(value: unknown): value is Route {
  return isObject(value) && 'access' in value && 'idempotent' in value
}

function isPage(value: unknown): value is Page {
  return isObject(value) && 'eventType' in value && 'events' in value
}
