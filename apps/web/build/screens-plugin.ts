import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findFeatures, findPages } from './found-pages.ts'
import { pairScreens } from './screen-pairs.ts'
import type { FoundPage, PairedPage, PlacedFeature } from './screen-pairs.ts'

/** Below the sources. */
const masterScreen = 'kit/master/master-screen.tsx'
const ids = ['virtual:screens', 'virtual:page-titles', 'virtual:record-names', 'virtual:help']
const [screensModule = '', titlesModule = '', namesModule = '', helpModule = ''] = ids.map((id) => `\0${id}`)

/**
 * Serves `virtual:screens`: every page of the contract with the lazily loaded screen that shows it; `virtual:page-titles`: what pages are
 * called; `virtual:record-names`: what their records are; and `virtual:help`: what the help of each is made of.
 */
export function screensPlugin(webDir: string): Plugin {
  const contractDir = join(webDir, '../../packages/contract/src')
  const sourceDir = join(webDir, 'src')
  return {
    name: 'countinghouse-screens',
    resolveId: (source) => (ids.includes(source) ? `\0${source}` : undefined),
    async load(source) {
      if (source === helpModule) return helpOf(await findPages(contractDir), contractDir)
      if (source === titlesModule) return titlesOf(await findPages(contractDir))
      if (source === namesModule) return namesOf(await findPages(contractDir))
      if (source !== screensModule) return undefined
      const features = join(sourceDir, 'features')
      const [screens, records] = [findFeatures(features, 'screen'), findFeatures(features, 'record')]
      const pairs = pairScreens(await findPages(contractDir), screens, records)
      const kit = join(sourceDir, masterScreen)
      if (pairs.some(({ page }) => page.kind === 'master') && !existsSync(kit)) {
        throw new Error(`Masters need src/${masterScreen}, which exports MasterScreen({ master }).`)
      }
      return moduleOf(pairs, { screen: screens, record: records }, sourceDir)
    },
  }
}

type Placed = Readonly<Record<'screen' | 'record', readonly PlacedFeature[]>>

function moduleOf(pairs: readonly PairedPage[], placed: Placed, sourceDir: string): string {
  const entries = pairs.map((found) => `{ ${fieldsOf(found)}, load: ${loaderOf(found, placed, sourceDir)} }`)
  const masterOf =
    '(file, kit, name, loadRecord) => ({ screen: () => createElement(kit.MasterScreen, { master: file[name], loadRecord }) })'
  return [
    `import { createElement } from 'react'`,
    // Named once, and not with all that it needs at each of its pages.
    `const loadKit = () => import(${JSON.stringify(join(sourceDir, masterScreen))})`,
    `const masterScreen = ${masterOf}`,
    `export const screens = [\n${entries.join(',\n')}\n]`,
  ].join('\n')
}

function titlesOf(pages: readonly FoundPage[]): string {
  const titles = Object.fromEntries(pages.map(({ page }) => [page.path, page.title]))
  return `export const pageTitles = ${JSON.stringify(titles)}`
}

function namesOf(pages: readonly FoundPage[]): string {
  const named = pages.flatMap(({ page, one }) => (one === null ? [] : [[page.path, one]]))
  return `export const recordNames = ${JSON.stringify(Object.fromEntries(named))}`
}

/** Every user loads them for every page: what most pages are not is not said. */
function fieldsOf({ page }: FoundPage): string {
  const fields = { path: page.path, ...(page.kind === 'master' && { isMaster: true }) }
  return JSON.stringify(fields).slice(1, -1)
}

function loaderOf(
  { module, file, exportName, hasScreen, hasRecord }: PairedPage,
  placed: Placed,
  sourceDir: string,
): string {
  const loading = (role: 'screen' | 'record') => {
    const path = placed[role].find((one) => one.module === module && one.file === file)?.path ?? ''
    return `() => import(${JSON.stringify(join(sourceDir, 'features', path))})`
  }
  if (hasScreen) return loading('screen')
  const contract = JSON.stringify(`@countinghouse/contract/${module}/${file}`)
  const name = JSON.stringify(exportName)
  return `() => Promise.all([import(${contract}), loadKit()]).then(([file, kit]) => masterScreen(file, kit, ${name}, ${hasRecord ? loading('record') : 'null'}))`
}

/** A master says enough itself; another page has its help beside its texts, so that only who asks for it loads it. */
function helpOf(pages: readonly FoundPage[], contractDir: string): string {
  const sources = pages.flatMap(({ module, file, exportName, page }) => {
    const contract = `@countinghouse/contract/${module}/${file}`
    const path = JSON.stringify(page.path)
    if (page.kind === 'master')
      return `${path}: () => import(${JSON.stringify(contract)}).then((file) => ({ master: file[${JSON.stringify(exportName)}] }))`
    const hasHelp = existsSync(join(contractDir, module, `${file}-help.text.ts`))
    return hasHelp ? `${path}: () => import(${JSON.stringify(`${contract}-help.text`)})` : []
  })
  return `export const helpSources = {\n${sources.join(',\n')}\n}`
}
