import { isErrorCode, errorCatalogue } from '@countinghouse/contract/errors'
import type { Message } from '@countinghouse/contract/assist/assistant'
import { answerLines } from '@countinghouse/contract/assist/assistant'
import { text } from '@countinghouse/contract/assist/answer.text'
import { permissionName } from '@countinghouse/contract/page'
import { reportBuilderPage, reportLinesAtOnce } from '@countinghouse/contract/reports/builder'
import { measures } from '@countinghouse/contract/reports/catalogue'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { mayView } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { findReport, visibleFigures } from '../../reports/index.ts'
import type { KnownName } from '../interpret/take-names.ts'
import { figureNames, sentenceOf } from './sentence.ts'

export type Answer = Pick<Message, 'answer' | 'outcome' | 'request' | 'result'>

/** The answer from the report of a request, read with the permissions and stores of the caller. */
export async function answerRequest(
  ctx: Ctx,
  reader: Reader,
  request: ReportDefinition,
  names: readonly KnownName[],
): Promise<Answer> {
  const missing = missingPermission(ctx, request, names)
  if (missing !== null) return { answer: missing, outcome: 'not_permitted', request, result: null }
  try {
    const { proof: _, ...report } = await findReport(ctx, reader, request, reportLinesAtOnce)
    const { from, to, lines } = report
    return {
      answer: sentenceOf(report, names, ctx.locale),
      outcome: lines.length === 0 ? 'empty' : 'answered',
      request: { ...request, period: 'dates', from, to },
      result: { ...report, lines: lines.slice(0, answerLines) },
    }
  } catch (error) {
    // The report refuses what it cannot read, such as too long a period; the question stays in the chat with the reason.
    if (!(error instanceof AppError) || !isErrorCode(error.code)) throw error
    const reason = errorCatalogue[error.code].text
    return { answer: format(reason, ctx.locale, paramsOf(error)), outcome: 'refused', request, result: null }
  }
}

/** What the caller may not see; null: the report may be read. Without permission no name is confirmed. */
export function missingPermission(
  { grants, locale }: Ctx,
  { figures, storeId }: Pick<ReportDefinition, 'figures' | 'storeId'>,
  names: readonly KnownName[],
): string | null {
  if (!mayView(grants, reportBuilderPage))
    return format(text.noReports, locale, { page: reportBuilderPage.title[locale] })
  const hidden = figures.filter(
    (figure) => measures[figure].isCost === true && !visibleFigures({ grants }, [figure])[0],
  )
  if (hidden.length > 0) return format(text.noCost, locale, { figures: figureNames(hidden, locale) })
  const stores = grants.storesWith(permissionName(reportBuilderPage, 'view'))
  if (storeId === undefined || stores === null || stores.includes(storeId)) return null
  const name = names.find(({ filter }) => filter === 'storeId')?.name ?? String(storeId)
  return format(text.noStore, locale, { name })
}

function paramsOf({ details }: AppError): Readonly<Record<string, string | number>> {
  const entries = Object.entries(details ?? {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])),
  )
}
