import { columnWidths } from '@countinghouse/contract/constants'

/** What one press changes. Units: px. */
export const widthStep = 16

/** A width a column may have, on the 4 px grid. Units: px. */
export function widthWithin(width: number): number {
  return Math.max(columnWidths.least, Math.min(Math.round(width / 4) * 4, columnWidths.most))
}
