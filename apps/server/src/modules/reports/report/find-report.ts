import { fail } from '@countinghouse/contract/errors'
import type { Report } from '@countinghouse/contract/reports/builder'
import { mostReportLines } from '@countinghouse/contract/reports/builder'
import { comparedFigures } from '@countinghouse/contract/reports/budget'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import type { Reader } from '../../../platform/database/db.ts'
import { readBooks } from '../../accounts/index.ts'
import { arrangeLines, namedLine } from './arrange-lines.ts'
import { noSums } from './figures.ts'
import { readBudgetGroups } from './read-budget-groups.ts'
import { readProof } from './read-proof.ts'
import type { Asked, Asking } from './read-groups.ts'
import { readGroups } from './read-groups.ts'
import { readNames } from './read-names.ts'
import { daysOfReport } from './report-days.ts'
import { requireOffered, visibleFigures } from './require-offered.ts'

/** Groups in two periods and the subtotals above them; a margin over the lines of a report. */
const mostGroupsRead = mostReportLines * 2

/**
 * The report of a definition in the caller's stores; figures that the caller may not see are left out. Throws: reports.not_combined,
 * reports.no_budget, reports.too_many_lines, erp.period_too_long.
 */
export async function findReport(
  ctx: Asking,
  reader: Reader,
  definition: ReportDefinition,
  mostLines: number,
): Promise<Report> {
  requireOffered(definition)
  const { currency, today } = await readBooks(ctx, reader)
  const { of, by, compare } = definition
  const days = daysOfReport(today, definition)
  const figures = visibleFigures(ctx, definition.figures)
  const [sort] = visibleFigures(ctx, definition.sort === undefined ? [] : [definition.sort])
  const measured = sort === undefined ? figures : [...figures, sort]
  const asked = { definition: { ...definition, sort }, figures: measured, days }
  const first = definition.top === undefined ? null : await readFirst(ctx, reader, asked, definition.top)
  const facts = await readGroups(ctx, reader, asked, { first, most: mostGroupsRead + 1 })
  const planned = compare === 'budget' ? await readBudgetGroups(ctx, reader, asked, first) : []
  const groups = [...facts, ...planned]
  const compared =
    compare === 'none'
      ? null
      : { figures: comparedFigures(compare, figures), missing: compare === 'budget' ? null : noSums }
  const { lines, totals, count } = arrangeLines(groups, { by, sort, figures, compared })
  if (groups.length > mostGroupsRead || count > mostReportLines)
    fail('reports.too_many_lines', { details: { most: mostReportLines } })
  const shown = lines.slice(0, mostLines)
  const names = await readNames(ctx, reader, by, shown)
  const proof = await readProof(ctx, reader, { definition, days, groups })
  const { from, to } = days
  return {
    of,
    by,
    figures,
    from,
    to,
    compare,
    currency,
    lines: shown.map((line) => namedLine(line, names)),
    count,
    totals,
    proof,
  }
}

/** The first keys of the first group by the figure that orders the report. */
async function readFirst(ctx: Asking, reader: Reader, asked: Asked, top: number): Promise<string[]> {
  const { by, sort } = asked.definition
  const [figure] = sort === undefined ? asked.figures : [sort]
  const first = by.slice(0, 1)
  const definition = { ...asked.definition, by: first }
  const groups = await readGroups(ctx, reader, { ...asked, definition }, { first: null, most: mostGroupsRead + 1 })
  const { lines } = arrangeLines(groups, { by: first, sort: figure, figures: asked.figures, compared: null })
  return lines.slice(0, top).flatMap(({ keys }) => keys.slice(0, 1))
}
