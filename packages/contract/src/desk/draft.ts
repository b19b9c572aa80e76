import { z } from 'zod'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { Instant, Version } from '../values.ts'

/** Maximum drafts of a user; the least recently changed one is deleted first. */
export const mostDrafts = 200

/** Record type in the form of the audit log, such as `procure.brand`. */
const entity = z.string().min(1).max(100)
/** Null: a new record. */
const recordId = z.int().positive().nullable()
const baseVersion = Version.max(2_147_483_647).nullable()

const field = z.string().regex(/^[a-zA-Z]\w{0,59}$/)
/** Excludes lone surrogates, which the database cannot store. */
const words = z
  .string()
  .max(20_000)
  .regex(/^[^\p{Cs}]*$/u)
/** Changed fields as entered: the text of a box, the state of a switch. */
const entered = z.record(field, z.union([words, z.boolean()]))
const plain = z.union([words, z.number(), z.boolean(), z.null()])
/** Original values of the changed fields, to detect concurrent changes; for parts of a record, all their values. */
const base = z.record(field, z.union([plain, z.array(z.record(field, plain)).max(500)]))

const Draft = z.object({ entity, recordId, baseVersion, base, entered, updatedAt: Instant })
export type Draft = z.output<typeof Draft>

const DraftEntry = z.object({
  entity,
  recordId,
  /** Labels of the record type, as in the menu. */
  title: z.string(),
  title_ar: z.string(),
  /** Label of the record; null for a new or deleted one. */
  label: z.string().nullable(),
  /** Address of the form with this draft. */
  address: z.string(),
  updatedAt: Instant,
})

/** The caller's drafts for pages the caller may view, last changed first. */
export const listDrafts = route({
  id: 'desk.draft.list',
  method: 'GET',
  path: '/desk/drafts',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: listOutput(DraftEntry),
})

/** The caller's draft of one record; null: none. */
export const findDraft = route({
  id: 'desk.draft.find',
  method: 'GET',
  path: '/desk/drafts/{entity}',
  access: 'self',
  writes: false,
  input: z.strictObject({ entity, recordId: recordId.unwrap().optional() }),
  output: z.object({ draft: Draft.nullable() }),
})

/** Saves a draft in place of the previous one. Only the draft changes, so repeats are harmless. */
export const saveDraft = route({
  id: 'desk.draft.save',
  method: 'POST',
  path: '/desk/drafts/save',
  access: 'self',
  writes: true,
  idempotent: 'no',
  stale: [listDrafts],
  errors: ['not_found'],
  input: z.strictObject({ entity, recordId, baseVersion, base, entered }),
  output: z.object({ updatedAt: Instant }),
})

/** Deletes a draft. Idempotent. */
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
