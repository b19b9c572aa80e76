import type { Master } from '@countinghouse/contract/master'
import type { Route } from '@countinghouse/contract/route'
import { apart, loadContract } from '../../../apps/server/src/platform/calls/contract.ts'
import type { ModulePart } from '../../../apps/server/src/platform/registry/define-module.ts'
import { openApiOf } from '../../../apps/server/src/platform/http/openapi.ts'
import type { OpenApi } from './document.ts'
import { someCases } from './seed.ts'

/** Who may do what, where, money and stock, and the only types with a picture: these are never left to chance. */
const sensitive =
  /^(auth\.|test\.|accounts\.|erp\.(user|role|store)$|procure\.(brand|category|supplier|price|product)$)/

/** How many of the other types a run takes, others with each seed. */
const others = 6

/** The calls of the record types of the product and of what a test serves besides, each as it is checked. */
export async function recordRoutesOf(more: readonly Pick<ModulePart, 'listings' | 'masters'>[]): Promise<Route[]> {
  const { recordRoutes } = await loadContract()
  const added = more
    .flatMap(({ listings = [], masters = [] }) => [...listings, ...(masters as readonly Pick<Master, 'routes'>[])])
    .flatMap(({ routes }) => Object.values(routes) as Route[])
  return [...recordRoutes, ...apart(added).recordRoutes]
}

/** As the API document would describe them if each type had calls of its own: of every document and sensitive type, and of some others. */
export async function describeTypes(routes: readonly Route[], isEvery: boolean): Promise<OpenApi> {
  const { documents } = await loadContract()
  const all = [...new Set(routes.map(typeOf))]
  const always = all.filter(
    (type) => isEvery || sensitive.test(type) || documents.some(({ listing }) => listing.name === type),
  )
  const some = someCases(
    all.filter((type) => !always.includes(type)),
    others,
    'record types',
  )
  const chosen = routes.filter((route) => [...always, ...some].includes(typeOf(route)))
  return openApiOf({ routes: chosen, recordRoutes: [] }) as unknown as OpenApi
}

export function typeOf({ id, record }: Route): string {
  if (record === null) throw new Error(`${id} is no call of a record type.`)
  return record.type
}
