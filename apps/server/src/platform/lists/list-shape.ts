import { filterShapes } from '@countinghouse/contract/filter'
import { groupNames } from '@countinghouse/contract/group'
import type { Listing } from '@countinghouse/contract/listing'
import { columnNames } from '@countinghouse/contract/listing'
import type { Page } from '@countinghouse/contract/page'
import type { z } from 'zod'
import { queryReader } from '../http/query-string.ts'

/** What the list of a page can show, for whoever keeps a view of it. */
export type ListShape = {
  readonly page: Page
  readonly columns: readonly string[]
  readonly sort: readonly string[]
  readonly groups: readonly string[]
  readonly filters: readonly string[]
  /** What is wrong with the values of known filters, paths starting at the filter. */
  readonly filterIssues: (filters: Readonly<Record<string, readonly string[]>>) => readonly z.core.$ZodIssue[]
}

/** A list takes part by being declared. */
export function listShapeOf(listing: Listing): ListShape {
  const route = listing.routes.list
  const read = queryReader(route)
  const shapes = filterShapes(listing)
  const isOne = (name: string) => shapes.some((shape) => shape.key === name && shape.takes === 'one')
  /** A view lists the values even of a condition that takes one; more than one is then refused. */
  const given = (filters: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(filters).map(([name, values]) => [name, isOne(name) && values.length === 1 ? values[0] : values]),
    )
  return {
    page: listing.page,
    columns: columnNames(listing),
    sort: listing.sort,
    groups: groupNames(listing),
    filters: shapes.map((shape) => shape.key),
    filterIssues: (filters) =>
      (route.input as unknown as z.ZodType).safeParse(read(given(filters)), { reportInput: true }).error?.issues ?? [],
  }
}
