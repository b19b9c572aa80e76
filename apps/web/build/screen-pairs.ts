import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'

/** A page as the contract exports it. `file` is its contract file without folder and ending. */
export type FoundPage = {
  readonly module: string
  readonly file: string
  readonly exportName: string
  readonly page: Pick<Page, 'path' | 'kind' | 'title'>
  /** What one record of a master or document is called; null for other pages. */
  readonly one: Text | null
}

/** A hand-written screen, `<file>.screen.tsx` in a folder of its module, or what a module adds to a master's records, `<file>.record.tsx`. */
export type FoundFeature = { readonly module: string; readonly file: string }

/** `path` is below the folder of all features. */
export type PlacedFeature = FoundFeature & { readonly path: string }

/** A page with what is written for it; a master whose list is not all it shows has a screen too. */
export type PairedPage = FoundPage & { readonly hasScreen: boolean; readonly hasRecord: boolean }

/**
 * Every page with the screen that shows it. Throws: one sentence for all pages without a screen, screens without a page,
 * additions to records of no master and pages that share an address.
 */
export function pairScreens(
  pages: readonly FoundPage[],
  screens: readonly FoundFeature[],
  records: readonly FoundFeature[] = [],
): readonly PairedPage[] {
  const written = new Set(screens.map(nameOf))
  const declared = pages.filter(({ page }) => page.kind === 'screen')
  const masters = pages.filter(({ page }) => page.kind === 'master')
  const added = new Set(records.map(nameOf))
  const problems = [
    ...declared
      .filter((found) => !written.has(nameOf(found)))
      .map(
        (found) => `Page ${found.page.path} has no screen: write apps/web/src/features/${nameOf(found)}.screen.tsx.`,
      ),
    ...screens
      .filter((screen) => !pages.some((found) => nameOf(found) === nameOf(screen)))
      .map(
        (screen) =>
          `Screen features/${nameOf(screen)}.screen.tsx has no page: export one from contract/${nameOf(screen)}.ts.`,
      ),
    ...records
      .filter((record) => !masters.some((found) => nameOf(found) === nameOf(record)))
      .map(
        (record) => `features/${nameOf(record)}.record.tsx adds to no master: contract/${nameOf(record)}.ts has none.`,
      ),
    ...[...repeated(screens.map(nameOf)), ...repeated(records.map(nameOf))].map(
      (name) => `Several files of features are called ${name}: a module has one of a name.`,
    ),
    ...repeated(declared.map(nameOf)).map(
      (name) => `contract/${name}.ts exports several pages of kind screen: give each a file.`,
    ),
    ...repeated(pages.map(({ page }) => page.path)).map((path) => `Several pages have the address ${path}.`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return pages
    .toSorted((one, other) => (one.page.path < other.page.path ? -1 : 1))
    .map((found) => ({
      ...found,
      hasScreen: written.has(nameOf(found)),
      hasRecord: found.page.kind === 'master' && added.has(nameOf(found)),
    }))
}

function nameOf({ module, file }: { readonly module: string; readonly file: string }): string {
  return `${module}/${file}`
}

function repeated(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
