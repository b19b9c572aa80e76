import { kebabCase } from '@countinghouse/kernel/names'
import { z } from 'zod'
import { attachmentRoutes } from './attachment.ts'
import { conversationRoutes } from './conversation.ts'
import { draftRoutes } from './document-draft.ts'
import { linesFileRoutes } from './document-lines-file.ts'
import { mailRoutes } from './document-mail.ts'
import type { Paper } from './document-paper.ts'
import { printRoute } from './document-paper.ts'
import type { DocumentInput, Transition } from './document-input.ts'
import { fieldModel, isLines } from './field-model.ts'
import type { Listing } from './listing.ts'
import type { Page } from './page.ts'
import { labelsOf } from './record-label.ts'
import type { Fields } from './record-type.ts'
import { route } from './route.ts'
import { idOf, Instant, Version } from './values.ts'

/** Lines of a draft that is entered are filled from files as well. */
function hasLinesFile(fields: Fields): boolean {
  return Object.entries(fields).some(([name, schema]) => isLines(fieldModel(name, schema)))
}

/** The calls of a document: those of its records, of its drafts, and one for each transition. */
export function routesOf(
  input: DocumentInput<Fields, Fields, string>,
  transitions: Readonly<Record<string, Transition>>,
  { page: ownPage, list, papers, entered }: { page: Page; list: Listing; papers: readonly Paper[]; entered: Fields },
) {
  const { api, fields, errors = [], addresses = {}, isEntered = true, given = [] } = input
  const id = idOf(list.entity)
  const guarded = Object.keys(input.guarded ?? {}).map((name) => [name, input.shown[name]?.optional()])
  const own = z.object({
    id,
    uid: z.uuid(),
    number: z.string().nullable(),
    name: z.string(),
    ...fields,
    ...input.shown,
    ...Object.fromEntries(guarded),
    status: z.enum(input.statuses),
    version: Version,
    createdAt: Instant,
    createdBy: z.string().nullable(),
    updatedAt: Instant,
    updatedBy: z.string().nullable(),
    ...labelsOf({ ...fields, ...input.shown }),
  })
  const name = (verb: string) => `${input.module}.${input.thing}.${verb}`
  const record = { name: name('').slice(0, -1), type: list.name, page: ownPage }
  const get = route({
    id: name('get'),
    method: 'GET',
    path: `${api}/{id}`,
    page: ownPage,
    event: 'view',
    writes: false,
    errors: ['not_found'],
    input: z.strictObject({ id }),
    output: own,
  })
  const conversation = conversationRoutes({ ...record, id })
  const stale = [list.routes.list, list.routes.selected, get, conversation.history] as const
  const target = z.strictObject({ id, version: Version })
  return {
    routes: {
      ...list.routes,
      get,
      ...conversation,
      ...attachmentRoutes({ ...record, id }),
      print: printRoute({ ...record, id, papers }),
      ...mailRoutes({ ...record, id, papers }),
      ...(hasLinesFile(entered) && isEntered && linesFileRoutes(record)),
      ...(isEntered &&
        draftRoutes({
          prefix: name(''),
          api,
          page: ownPage,
          id,
          addresses,
          fields: entered,
          given,
          output: own,
          errors,
          stale,
        })),
    },
    transitionRoutes: Object.fromEntries(
      Object.entries(transitions).map(([transition, { event, fields: requested, errors: refusals }]) => [
        transition,
        route({
          id: name(transition),
          method: 'POST',
          path: `${addresses.transitions ?? api}/{id}/${kebabCase(transition)}`,
          page: ownPage,
          event,
          writes: true,
          stale,
          input: target.extend(requested),
          output: own,
          errors: ['not_found', 'stale', 'state_conflict', ...errors, ...refusals],
        }),
      ]),
    ),
  }
}
