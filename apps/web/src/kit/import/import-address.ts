import type { SearchCodec } from '../../app/routing/search.ts'

export const importSteps = ['file', 'map', 'check', 'import'] as const
export type ImportStep = (typeof importSteps)[number]

/** The open import and its step: `?import=12&step=check`. */
export type ImportAddress = { readonly open: number | 'new' | null; readonly step: ImportStep }

export const importCodec: SearchCodec<ImportAddress> = {
  parse: ({ import: open, step }) => ({
    open: open === 'new' ? 'new' : /^[1-9]\d{0,14}$/.test(String(open)) ? Number(open) : null,
    step: importSteps.find((known) => known === step) ?? 'map',
  }),
  serialise: ({ open, step }) => ({
    import: open ?? undefined,
    step: typeof open === 'number' ? step : undefined,
  }),
}
