import { expect, test } from 'vitest'
import modules from '../../modules.json' with { type: 'json' }
import { filesOf } from './sources.ts'

const known = ['platform', ...Object.keys(modules)]

/** `NNNN_<module>_<thing>.sql`, numbered from 1 without a gap and without a twin. */
function problemsOf(names: readonly string[]): string[] {
  return names.toSorted().flatMap((name, index) => {
    const [, number, module] = /^(\d{4})_([a-z]+)_[a-z0-9_]+\.sql$/.exec(name) ?? []
    if (number === undefined || module === undefined) return [`${name}: not NNNN_<module>_<thing>.sql`]
    if (!known.includes(module)) return [`${name}: ${module} is no module`]
    return Number(number) === index + 1 ? [] : [`${name}: expected number ${String(index + 1).padStart(4, '0')}`]
  })
}

test('every migration is numbered once and in order, and named for its module', () => {
  const names = filesOf('apps/server/migrations/*').map((file) => file.split('/').at(-1) ?? '')
  expect(names.length).toBeGreaterThan(0)
  expect(problemsOf(names)).toEqual([])
})

test('a twin, a gap and a wrong name are seen', () => {
  expect(problemsOf(['0001_erp_a.sql', '0001_erp_b.sql'])).toEqual(['0001_erp_b.sql: expected number 0002'])
  expect(problemsOf(['0001_erp_a.sql', '0003_erp_b.sql'])).toHaveLength(1)
  expect(problemsOf(['0001_shop_a.sql'])).toEqual(['0001_shop_a.sql: shop is no module'])
  expect(problemsOf(['1_erp_a.sql'])).toHaveLength(1)
})
