import { z } from 'zod'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { Instant, Version } from '../values.ts'

/** How many drafts a user keeps; the one untouched for the longest time makes room. */
export const mostDrafts = 200

/** Type of a record, as the audit names it: `procure.brand`. */
const entity = z.string().min(1).max(100)
/** Null: a record that is not made yet. */
const recordId = z.int().positive().nullable()
const baseVersion = Version.max(2_147_483_647).nullable()

const field = z.string().regex(/^[a-zA-Z]\w{0,59}$/)
/** Anything but half a character, which the database cannot keep. */
const words = z
  .string()
  .max(20_000)
  .regex(/^[^\p{Cs}]*$/u)
/** Changed fields as they were typed: the text of a box, the state of a switch. */
const typed = z.record(field, z.union([words, z.boolean()]))
const plain = z.union([words, z.number(), z.boolean(), z.null()])
/** What the changed fields held before, so that a change by others meanwhile is seen; of parts of a record all that they held. */
const base = z.record(field, z.union([plain, z.array(z.record(field, plain)).max(500)]))

const Draft = z.object({ entity, recordId, baseVersion, base, typed, updatedAt: Instant })
export type Draft = z.output<typeof Draft>

const DraftEntry = z.object({
  entity,
  recordId,
  /** Names of the record's type, as the menu calls its page. */
  title: z.string(),
  title_ar: z.string(),
  /** What the record is called; null for one that is new or gone. */
  label: z.string().nullable(),
  /** The form with this draft. */
  address: z.string(),
  updatedAt: Instant,
})

/** The caller's drafts of pages he may view, last typed first. */
export const listDrafts = route({
  id: 'desk.draft.list',
  method: 'GET',
  path: '/desk/drafts',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: listOutput(DraftEntry),
})

/** The caller's draft of one record; null without one. */
export const findDraft = route({
  id: 'desk.draft.find',
  method: 'GET',
  path: '/desk/drafts/{entity}',
  access: 'self',
  writes: false,
  input: z.strictObject({ entity, recordId: recordId.unwrap().optional() }),
  output: z.object({ draft: Draft.nullable() }),
})

/** Keeps what is typed in place of what was kept before. Nothing but the draft changes, so a repeat is harmless. */
export const saveDraft = route({
  id: 'desk.draft.save',
  method: 'POST',
  path: '/desk/drafts/save',
  access: 'self',
  writes: true,
  idempotent: 'no',
  stale: [listDrafts],
  errors: ['not_found'],
  input: z.strictObject({ entity, recordId, baseVersion, base, typed }),
  output: z.object({ updatedAt: Instant }),
})

/** Drops a draft; one that is not there is dropped already. */
export const discardDraft = route({
  id: 'desk.draft.discard',
  method: 'POST',
  path: '/desk/drafts/discard',
  access: 'self',
  writes: true,
  idempotent: 'no',
  stale: [listDrafts],
  input: z.strictObject({ entity, recordId }),
  output: z.object({ isDiscarded: z.boolean() }),
})
