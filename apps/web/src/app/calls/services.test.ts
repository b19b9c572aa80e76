import { expect, test } from 'vitest'
import modules from '../../../../../modules.json?raw'
import { baseOf, services } from './services.ts'

test('nine services, all of the same origin by default', () => {
  expect(Object.keys(services)).toHaveLength(9)
  expect(Object.values(services).every(({ base }) => base === '')).toBe(true)
})

test('each URL family of the module graph belongs to exactly one service', () => {
  const graph = JSON.parse(modules) as Record<string, { families: string[] }>
  const declared = Object.values(graph).flatMap(({ families }) => families)
  const served = Object.values(services).flatMap(({ families }): string[] => [...families])
  expect(served.toSorted()).toEqual(declared.toSorted())
})

test('a path goes to the service of its family, on a segment boundary', () => {
  const map = {
    main: { base: 'https://main', families: ['erp'] },
    warehouse: { base: 'https://stock', families: ['inventory'] },
    warehouseNode: { base: 'https://node', families: ['wms/inventory'] },
  }
  expect(baseOf('/inventory/stock-adjustment', map)).toBe('https://stock')
  expect(baseOf('/wms/inventory/pallets', map)).toBe('https://node')
  expect(baseOf('/inventorying', map)).toBe('https://main')
  expect(baseOf('/erp/users', map)).toBe('https://main')
})
