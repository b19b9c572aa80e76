import type { Fulfilment, FulfilmentFilters } from '@countinghouse/contract/wms/fulfilment'
import { fulfilmentSteps, partOf } from '@countinghouse/contract/wms/fulfilment'
import { text } from '@countinghouse/contract/wms/fulfilment.text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'

/** The report as file headings and rows; shares in per cent. */
export function fulfilmentSheet({ lines }: Fulfilment, by: FulfilmentFilters['by'], locale: Locale) {
  const named = [text[`by_${by}`], text.code, text.fromStore, text.toStore]
  const headings = [...named, ...fulfilmentSteps.map((step) => text[step])].map((heading) => heading[locale])
  const shares = [text.fill, text.perfect, text.onTime].map((heading) => `${heading[locale]} (%)`)
  const rows = lines.map((line): Cell[] => [
    line.name,
    line.code,
    line.fromStore,
    line.toStore,
    ...fulfilmentSteps.map((step) => line[step]),
    perCent(line.endedAccepted, line.endedRequested),
    perCent(line.perfect, line.ended),
    perCent(line.onTime, line.due),
    line.hours,
    line.loss === null ? null : text[`loss_${line.loss}`][locale],
  ])
  return { headings: [...headings, ...shares, text.hours[locale], text.loss[locale]], rows }
}

function perCent(part: number, whole: number): number | null {
  const ppm = partOf(part, whole)
  return ppm === null ? null : ppm / 10_000
}
