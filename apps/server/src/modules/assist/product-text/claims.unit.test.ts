import { expect, test } from 'vitest'
import { inventedClaims } from './claims.ts'
import { fillTemplate } from './fill-template.ts'
import type { Fact } from './read-facts.ts'

const fact = (key: string, label: string, value: string, ar = value): Fact => ({
  key,
  label: { en: label, ar: label },
  value: { en: value, ar },
})
const facts = [
  fact('brand', 'Brand', 'Aurora'),
  fact('category', 'Category', 'Shirts'),
  fact('material', 'Material', '80% cotton, 20% polyester', '80% قطن، 20% بوليستر'),
  fact('colors', 'Colours', 'Navy, White'),
]
const lines = ['Oxford shirt', ...facts.flatMap(({ value }) => [value.en, value.ar])]

test.each([
  ['A shirt of 80% cotton in navy and white.', []],
  ['A waterproof shirt of 100% organic cotton.', ['100', 'waterproof', 'organic']],
  ['Made in Italy, with a lifetime guarantee.', ['Italy', 'guarantee']],
  ['Three reasons to love it.', ['Three']],
  ['قميص من القطن بنسبة ٨٠٪.', []],
  ['قميص من الحرير الطبيعي صنع في إيطاليا.', ['الحرير', 'الطبيعي', 'إيطاليا']],
])('%s', (written, invented) => {
  expect(inventedClaims(written, lines)).toEqual(invented)
})

test('the template says the facts and nothing else, in both languages', () => {
  const { en, ar } = fillTemplate({ name: 'Oxford shirt', facts })
  expect(en).toEqual({
    title: 'Oxford shirt by Aurora',
    short: 'Oxford shirt by Aurora. Category: Shirts. Material: 80% cotton, 20% polyester.',
    bullets: ['Category: Shirts', 'Material: 80% cotton, 20% polyester', 'Colours: Navy, White'],
  })
  for (const { title, short, bullets } of [en, ar])
    expect(inventedClaims([title, short, ...bullets].join('\n'), lines)).toEqual([])
})
