import { listInput } from '@countinghouse/contract/list'
import { page } from '@countinghouse/contract/page'
import { route } from '@countinghouse/contract/route'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { queryReader } from './query-string.ts'

const list = route({
  id: 'test.thing.list',
  method: 'GET',
  path: '/erp/things/{id}',
  writes: false,
  output: z.object({}),
  event: 'view',
  page: page({ module: 'erp', path: '/erp/things/', title: { en: 'Things', ar: 'أشياء' }, icon: 'box' }),
  input: listInput({
    sort: ['name', 'code'],
    filter: {
      id: z.int().positive(),
      isOpen: z.boolean().optional(),
      flags: z.array(z.boolean()).optional(),
      counts: z.array(z.int()).optional(),
      rate: z.number().optional(),
    },
  }),
})
const read = queryReader(list)

test('text becomes what the schema expects of the field, and only that', () => {
  expect(
    read({
      id: '12',
      isOpen: 'true',
      flags: 'true,false',
      counts: '1,2',
      rate: '1.25',
      limit: '50',
      q: '50',
      sort: '-name,code',
    }),
  ).toEqual({
    id: 12,
    isOpen: true,
    flags: [true, false],
    counts: [1, 2],
    rate: 1.25,
    limit: 50,
    q: '50',
    sort: ['-name', 'code'],
  })
})

test('what does not fit stays text, so that the schema refuses it', () => {
  for (const wrong of ['', ' 1', '1e3', '0x1', '01', '+1', '١', 'NaN', 'Infinity', '12345678901234567', '1.', '.5'])
    expect(read({ id: wrong }), wrong).toEqual({ id: wrong })
  for (const wrong of ['1', 'yes', 'TRUE', '']) expect(read({ isOpen: wrong })).toEqual({ isOpen: wrong })
})

test('a number beyond what is exact is refused by the schema, not rounded', () => {
  const input = list.input as z.ZodType
  expect(input.safeParse(read({ id: '9007199254740991' })).success).toBe(true)
  expect(input.safeParse(read({ id: '9007199254740992' })).success).toBe(false)
})

test('a value given twice is a list, which a single field refuses', () => {
  expect(read({ id: ['1', '2'], sort: ['name', 'code'] })).toEqual({ id: ['1', '2'], sort: ['name', 'code'] })
})

test('names that every object has are fields like others', () => {
  const raw = Object.fromEntries([
    ['__proto__', '1'],
    ['constructor', '2'],
  ])
  const input = read(raw)
  expect(Object.keys(input)).toEqual(['__proto__', 'constructor'])
  expect(Object.getPrototypeOf(input)).toBe(Object.prototype)
})
