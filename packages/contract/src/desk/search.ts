import { z } from 'zod'
import { route } from '../route.ts'

/** Maximum records of one type in a search; the address of the group lists the others. */
export const searchHitsPerGroup = 5

const SearchHit = z.object({
  id: z.int(),
  label: z.string(),
  detail: z.string(),
  /** Address of the page with this record open. */
  address: z.string(),
  /** The search text is the complete code of the record. */
  isExact: z.boolean(),
  /** The code searched for, where its record was merged into this one. */
  mergedFrom: z.string().nullable(),
})

const SearchGroup = z.object({
  entity: z.string(),
  title: z.string(),
  title_ar: z.string(),
  icon: z.string(),
  /** Address of the list with this search. */
  address: z.string(),
  items: z.array(SearchHit).max(searchHitsPerGroup),
})

/** Records of every type the user may view, exact codes first; similar words only where nothing else matches. */
export const searchRecords = route({
  id: 'desk.search.get',
  method: 'GET',
  path: '/desk/search',
  access: 'self',
  writes: false,
  input: z.strictObject({ q: z.string().trim().min(1).max(100) }),
  output: z.object({
    groups: z.array(SearchGroup),
    /** No record has the code or the words; those shown have similar words. */
    isSimilar: z.boolean(),
  }),
})
