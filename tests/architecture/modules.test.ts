import { expect, test } from 'vitest'
import graph from '../../modules.json' with { type: 'json' }
import { filesOf } from './sources.ts'

type Graph = Readonly<Record<string, { readonly families: readonly string[]; readonly dependsOn: readonly string[] }>>

const modules: Graph = graph

/** Source: docs/decisions/001. */
const specFamilies = [
  'accounts',
  'ai',
  'apps-modules',
  'auth',
  'crm',
  'dashboards',
  'desk',
  'erp',
  'inbound',
  'inventory',
  'logics',
  'master',
  'payments',
  'poMaster',
  'pos',
  'procure',
  'reports',
  'sales',
  'webcheckout',
  'wms/inventory',
]

/** Names in an order in which each stands after all it depends on. Throws: Error naming the circle. */
function sorted(known: Graph): string[] {
  const done: string[] = []
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`circle: ${[...path, name].join(' -> ')}`)
    if (done.includes(name)) return
    const entry = known[name]
    if (entry === undefined) throw new Error(`${path.at(-1)} depends on ${name}, which is no module`)
    for (const below of entry.dependsOn) visit(below, [...path, name])
    done.push(name)
  }
  for (const name of Object.keys(known)) visit(name, [])
  return done
}

test('graph-is-acyclic: no module depends on itself by any way, and each that is named exists', () => {
  expect(sorted(modules)).toHaveLength(15)
})

test('a circle and an unknown name are seen', () => {
  const entry = (...dependsOn: string[]) => ({ families: [], dependsOn })
  expect(() => sorted({ a: entry('b'), b: entry('c'), c: entry('a') })).toThrow('circle: a -> b -> c -> a')
  expect(() => sorted({ a: entry('z') })).toThrow('z, which is no module')
})

test('families-owned-once: each URL family of the spec has exactly one owner, and no other exists', () => {
  const owned = Object.values(modules).flatMap((entry) => entry.families)
  expect(owned.toSorted()).toEqual(specFamilies)
})

test('nobody depends on reports, assist or webcheckout, but that reports may read all, and assist asks reports', () => {
  const others = Object.entries(modules).filter(([name]) => name !== 'reports')
  const used = new Set(
    others.flatMap(([name, entry]) => entry.dependsOn.filter((below) => name !== 'assist' || below !== 'reports')),
  )
  expect(['reports', 'assist', 'webcheckout'].filter((name) => used.has(name))).toEqual([])
})

test('every folder of a module is a module of the graph', () => {
  const known = new Set([...Object.keys(modules), 'kit', 'shell'])
  const folders = [
    'packages/contract/src',
    'apps/server/src/modules',
    'apps/web/src/features',
    'apps/server/sql',
  ].flatMap((folder) => filesOf(`${folder}/*/**/*`).map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''))
  expect([...new Set(folders)].filter((name) => !known.has(name) && name !== 'platform')).toEqual([])
})
