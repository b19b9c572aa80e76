import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { printLayout } from './print-layout.ts'

const id = idOf(printLayout.entity)
const path = '/erp/print-layouts/{id}/fields'
const { page, routes } = printLayout
const name = z.string().min(1).max(100)
const names = z.array(name).max(200)

/** In the order in which they are printed; those that are not come last. */
const Choices = z.array(z.object({ name: z.string(), label: z.string(), isShown: z.boolean() }))

const Papers = z.object({
  id,
  version: Version,
  papers: z.array(
    z.object({
      entity: z.string(),
      paper: z.string(),
      title: z.string(),
      /** Above the lines. */
      facts: Choices,
      /** Of the lines; none: the document has no lines. */
      columns: Choices,
      /** False: the usual fields. */
      isChosen: z.boolean(),
    }),
  ),
})

/** What each printed document can say with a layout, in the language of the caller. */
export const getPrintedFields = route({
  id: 'erp.printLayout.fields',
  method: 'GET',
  path,
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: Papers,
})
export type PrintedPapers = OutputOfRoute<typeof getPrintedFields>
export type PrintedPaper = PrintedPapers['papers'][number]

/** Sets the fields of one printed document, in their order. */
export const savePrintedFields = route({
  id: 'erp.printLayout.saveFields',
  method: 'POST',
  path,
  page,
  event: 'edit',
  writes: true,
  stale: [getPrintedFields, routes.get, routes.list],
  errors: ['not_found', 'stale', 'erp.rule_broken'],
  input: z.strictObject({
    id,
    version: Version,
    entity: name,
    paper: name,
    /** Null: the usual fields again. */
    chosen: z.strictObject({ facts: names, columns: names }).nullable(),
  }),
  output: Papers,
})
