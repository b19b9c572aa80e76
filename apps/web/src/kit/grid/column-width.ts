import { columnWidths } from '@countinghouse/contract/constants'

/** Step of one key press. Units: px. */
export const widthStep = 16

/** Rounds a width to the allowed range and the 4 px grid. Units: px. */
export function widthWithin(width: number): number {
  return Math.max(columnWidths.least, Math.min(Math.round(width / 4) * 4, columnWidths.most))
}
