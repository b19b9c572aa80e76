import type { Document } from '@countinghouse/contract/document'
import { fail } from '@countinghouse/contract/errors'
import { printLayout } from '@countinghouse/contract/erp/print-layout'
import type { PrintedPaper, PrintedPapers, savePrintedFields } from '@countinghouse/contract/erp/printed-fields'
import { text } from '@countinghouse/contract/erp/printed-fields.text'
import { format } from '@countinghouse/contract/text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Chosen } from './printed-fields.ts'
import { printedPapers } from './printed-fields.ts'

type Read = {
  readonly name: string
  readonly version: number
  readonly papers: readonly (Chosen & { readonly entity: string; readonly paper: string })[]
}

/** Throws: not_found. */
export async function findPrintedFields(
  ctx: Ctx,
  db: Reader | Tx,
  documents: readonly Document[],
  id: number,
): Promise<PrintedPapers> {
  const { version, papers } = await readLayout(ctx, db, id)
  const chosenOf = (entity: string, paper: string) =>
    papers.find((one) => one.entity === entity && one.paper === paper) ?? null
  return { id, version, papers: printedPapers(documents, ctx.locale, chosenOf) }
}

/** Throws: not_found, stale, erp.rule_broken. Locks: the layout. */
export async function saveFields(
  ctx: Ctx,
  tx: Tx,
  documents: readonly Document[],
  { id, version, entity, paper, chosen }: InputOfRoute<typeof savePrintedFields>,
): Promise<PrintedPapers> {
  const { companyId, userId } = ctx
  await sql`select from erp.print_layout l where l.company_id = ${companyId} and l.id = ${id} for no key update`.execute(
    tx,
  )
  const before = await findPrintedFields(ctx, tx, documents, id)
  const { name } = await readLayout(ctx, tx, id)
  if (before.version !== version) fail('stale', { details: { current: before } })
  const known = ofPaper(before, { entity, paper })
  if (known === undefined) fail('erp.rule_broken', atField(ctx, ['paper'], text.unknown))
  if (chosen !== null && chosen.columns.length === 0 && known.columns.length > 0)
    fail('erp.rule_broken', atField(ctx, ['chosen.columns'], text.no_column))
  if (chosen !== null)
    for (const part of ['facts', 'columns'] as const)
      if (!isSubset(chosen[part], known[part])) fail('erp.rule_broken', atField(ctx, [`chosen.${part}`], text.unknown))
  if (chosen !== null) requireLegal(ctx, documents, known, chosen)
  await (
    chosen === null
      ? sql`delete from erp.print_layout_paper p
          where p.company_id = ${companyId} and p.print_layout_id = ${id} and p.entity = ${entity} and p.paper = ${paper}`
      : sql`insert into erp.print_layout_paper (company_id, print_layout_id, entity, paper, facts, columns)
          values (${companyId}, ${id}, ${entity}, ${paper}, ${chosen.facts}::text[], ${chosen.columns}::text[])
          on conflict (company_id, print_layout_id, entity, paper) do update set facts = excluded.facts, columns = excluded.columns`
  ).execute(tx)
  await sql`update erp.print_layout set updated_by = ${userId} where company_id = ${companyId} and id = ${id}`.execute(
    tx,
  )
  const after = await findPrintedFields(ctx, tx, documents, id)
  const told = (all: PrintedPapers) => ({ printedFields: wordsOf(ofPaper(all, { entity, paper })) })
  ctx.audit({ entity: printLayout.entity, entityId: id, label: name, before: told(before), after: told(after) })
  return after
}

/** Throws: erp.rule_broken at each part without something that the law wants. */
function requireLegal({ locale }: Ctx, documents: readonly Document[], known: PrintedPaper, chosen: Chosen): void {
  const document = documents.find(({ entity }) => entity === known.entity)
  const required = document?.papers.find(({ name }) => name === known.paper)?.required ?? []
  const missing = (['facts', 'columns'] as const).flatMap((part) => {
    const left = known[part].filter(({ name }) => required.includes(name) && !chosen[part].includes(name))
    const message = format(text.required, locale, { fields: left.map(({ label }) => label).join(', ') })
    return left.length === 0 ? [] : [[`chosen.${part}`, [{ code: 'rule', message }]] as const]
  })
  if (missing.length > 0) fail('erp.rule_broken', { fields: Object.fromEntries(missing) })
}

function ofPaper({ papers }: PrintedPapers, { entity, paper }: Pick<PrintedPaper, 'entity' | 'paper'>) {
  return papers.find((one) => one.entity === entity && one.paper === paper)
}

function isSubset(names: readonly string[], of: PrintedPaper['facts']): boolean {
  return new Set(names).size === names.length && names.every((name) => of.some((one) => one.name === name))
}

/** What is printed, in its order. */
function wordsOf(paper: PrintedPaper | undefined): string | null {
  if (paper === undefined) return null
  const shown = (part: PrintedPaper['facts']) => part.flatMap(({ label, isShown }) => (isShown ? label : [])).join(', ')
  return `${paper.title}: ${shown(paper.facts)}; ${shown(paper.columns)}`
}

async function readLayout({ companyId }: Ctx, db: Reader | Tx, id: number): Promise<Read> {
  const { rows } = await sql<Read>`
    select l.name, l.version, coalesce((
      select json_agg(json_build_object('entity', p.entity, 'paper', p.paper, 'facts', p.facts, 'columns', p.columns))
      from erp.print_layout_paper p where p.company_id = l.company_id and p.print_layout_id = l.id), '[]') as papers
    from erp.print_layout l where l.company_id = ${companyId} and l.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}
