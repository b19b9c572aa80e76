import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[], isDynamicEntry?: boolean }} Chunk
 * @typedef {{ name: string, bytes: number, limit: number }} PageSize
 */

const entry = 'index.html'
const app = 'src/app.tsx'
const list = 'src/kit/master/master-screen.tsx'
/** Loads when the list stands, or when a record is opened. */
const drawer = 'src/kit/record/record-drawer.tsx'
const firstPage = 'src/features/procure/home/home.screen.tsx'
const kib = 1024

/**
 * Limits in KiB of brotli (quality 11).
 * Source: docs/guides/web.md, Byte budgets; a ratchet, lowered whenever it can be.
 */
export const limits = { signIn: 106, firstPage: 188, screen: 52, list: 42, drawer: 10, record: 32 }

/**
 * What each page loads: JavaScript and CSS of its chunk and all static imports, compressed with brotli quality 11. A
 * further screen counts what the shell with its first page has not loaded already, a record what its list has not.
 *
 * @param {string} distDir
 * @returns {PageSize[]}
 */
export function pageSizes(distDir) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'))
  const files = (/** @type {string[]} */ keys) => filesOf(manifest, keys)
  const weight = (/** @type {Set<string>} */ names) => sum([...names].map((name) => brotliBytes(join(distDir, name))))
  const shell = files([entry, app, firstPage])
  const firstPaint = sum(
    globSync('assets/first-paint-*.js', { cwd: distDir }).map((name) => brotliBytes(join(distDir, name))),
  )
  const light = Object.keys(manifest).filter((key) => /^src\/features\/auth\/(?:[^/]+\/)?[^/]+-page\.tsx$/.test(key))
  const screens = Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx') && key !== firstPage)
  const records = Object.keys(manifest).filter((key) => key.endsWith('.record.tsx'))
  const masters = Object.keys(manifest).filter(
    (key) => /packages\/contract\/src\/.+(?<!\.text)\.ts$/.test(key) && manifest[key]?.isDynamicEntry,
  )
  const withList = shell.union(files([list]))
  const size = (/** @type {string[]} */ keys, /** @type {Set<string>} */ before, /** @type {number} */ limit) => ({
    name: keys.join(' + '),
    bytes: weight(files(keys).difference(before)),
    limit: limit * kib,
  })
  return [
    ...light.map((key) => ({ name: key, bytes: firstPaint + weight(files([entry, key])), limit: limits.signIn * kib })),
    { name: `shell with ${firstPage}`, bytes: firstPaint + weight(shell), limit: limits.firstPage * kib },
    ...screens.map((key) => size([key], shell, limits.screen)),
    ...masters.map((key) => size([key, list], shell, limits.list)),
    size([drawer], withList, limits.drawer),
    ...records.map((key) => size([key, drawer], withList, limits.record)),
  ]
}

/** @param {Record<string, Chunk>} manifest @param {string[]} keys */
function filesOf(manifest, keys) {
  const seen = new Set()
  /** @type {Set<string>} */
  const files = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest has no ${key}; build first.`)
    if (seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file)
    for (const other of chunk.imports ?? []) visit(other)
  }
  keys.forEach(visit)
  return files
}

/** @type {Map<string, number>} */
const weighed = new Map()

/** Of each file once, since most pages share theirs. @param {string} path */
function brotliBytes(path) {
  const known = weighed.get(path)
  if (known !== undefined) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const { length } = brotliCompressSync(readFileSync(path), { params })
  weighed.set(path, length)
  return length
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const distDir = process.argv[2] ?? join(import.meta.dirname, '../dist')
  for (const { name, bytes, limit } of pageSizes(distDir)) {
    const outcome = bytes <= limit ? '' : '  OVER'
    console.log(`${(bytes / kib).toFixed(1).padStart(7)} of ${limit / kib} KiB  ${name}${outcome}`)
  }
}
