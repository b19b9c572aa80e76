import { z } from 'zod'
import { route } from '../route.ts'

/** How many records of one type a search shows; the rest is behind the group's address. */
export const searchHitsPerGroup = 5

const SearchHit = z.object({
  id: z.int(),
  label: z.string(),
  detail: z.string(),
  /** The screen with this record open. */
  address: z.string(),
  /** The words are the record's whole code. */
  isExact: z.boolean(),
  /** The code that was searched, where its record was merged into this one. */
  mergedFrom: z.string().nullable(),
})

const SearchGroup = z.object({
  entity: z.string(),
  title: z.string(),
  title_ar: z.string(),
  icon: z.string(),
  /** The list with this search. */
  address: z.string(),
  items: z.array(SearchHit).max(searchHitsPerGroup),
})

/** Records of every type the user may view, exact codes first, similar words where there is nothing else. */
export const searchRecords = route({
  id: 'desk.search.get',
  method: 'GET',
  path: '/desk/search',
  access: 'self',
  writes: false,
  input: z.strictObject({ q: z.string().trim().min(1).max(100) }),
  output: z.object({
    groups: z.array(SearchGroup),
    /** Nothing has the code or the words; what is shown has similar words. */
    isSimilar: z.boolean(),
  }),
})
