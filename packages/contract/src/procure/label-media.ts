/**
 * A page of labels of one size. Lengths in millimetres; the first label is at the top of the starting side of the text direction.
 */
export type LabelSheet = {
  readonly pageWidthMm: number
  readonly pageHeightMm: number
  readonly columns: number
  readonly rows: number
  /** Distance to the edge of the first label. */
  readonly leftMm: number
  readonly topMm: number
  /** Distance between the edges of adjacent labels. */
  readonly pitchXMm: number
  readonly pitchYMm: number
}

/** Label media: a sheet, or a roll with one label per page (`sheet` null). */
export type LabelMedium = { readonly widthMm: number; readonly heightMm: number; readonly sheet: LabelSheet | null }

export const labelMediumNames = ['a4_24', 'a4_65', 'letter_30', 'roll_38x25', 'roll_57x32', 'roll_100x50'] as const
export type LabelMediumName = (typeof labelMediumNames)[number]

const a4 = { pageWidthMm: 210, pageHeightMm: 297 }

/** The most common sheets: Avery L7159, L7651 and 5160, and compatible ones. */
export const labelMedia: Readonly<Record<LabelMediumName, LabelMedium>> = {
  a4_24: {
    widthMm: 63.5,
    heightMm: 33.9,
    sheet: { ...a4, columns: 3, rows: 8, leftMm: 7.21, topMm: 12.9, pitchXMm: 66.04, pitchYMm: 33.9 },
  },
  a4_65: {
    widthMm: 38.1,
    heightMm: 21.2,
    sheet: { ...a4, columns: 5, rows: 13, leftMm: 4.67, topMm: 10.7, pitchXMm: 40.64, pitchYMm: 21.2 },
  },
  letter_30: {
    widthMm: 66.675,
    heightMm: 25.4,
    sheet: {
      pageWidthMm: 215.9,
      pageHeightMm: 279.4,
      columns: 3,
      rows: 10,
      leftMm: 4.7625,
      topMm: 12.7,
      pitchXMm: 69.85,
      pitchYMm: 25.4,
    },
  },
  roll_38x25: { widthMm: 38, heightMm: 25, sheet: null },
  roll_57x32: { widthMm: 57, heightMm: 32, sheet: null },
  roll_100x50: { widthMm: 100, heightMm: 50, sheet: null },
}

/** Labels per page; a roll has one. */
export function labelsPerPage({ sheet }: LabelMedium): number {
  return sheet === null ? 1 : sheet.columns * sheet.rows
}
