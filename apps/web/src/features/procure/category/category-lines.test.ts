import { expect, test } from 'vitest'
import type { NamedNode } from './category-lines.ts'
import { aboveOf, branchOf, linesOf } from './category-lines.ts'

function node(id: number, name: string, parentId: number | null, products = 0): NamedNode {
  const nothing = {
    defaultTaxClassId: null,
    defaultUnitId: null,
    defaultSizeScaleId: null,
    hsCode: null,
    targetMargin: null,
    minimumMargin: null,
    reorder: null,
    returnDays: null,
    buyerId: null,
  }
  const rest = { levelName: null, status: 'active', version: 1, isWebVisible: true, isAssignable: true } as const
  return {
    id,
    name,
    nameAr: null,
    names: name,
    parentId,
    products,
    code: `C${id}`,
    defaults: nothing,
    attributes: [],
    ...rest,
  }
}

const tree = [
  node(1, 'Women', null),
  node(2, 'Shoes', 1, 2),
  node(3, 'Bottés', 2, 3),
  node(4, 'Shirts', 1, 1),
  node(5, 'Men', null, 4),
]

test('only what is open is in sight, with its own products and those of all below it', () => {
  const lines = linesOf(tree, { open: new Set([1]), words: '' })
  expect(
    lines.map(({ node: { name }, level, place, siblings, total }) => [name, level, place, siblings, total]),
  ).toEqual([
    ['Women', 1, 1, 2, 6],
    ['Shoes', 2, 1, 2, 5],
    ['Shirts', 2, 2, 2, 1],
    ['Men', 1, 2, 2, 4],
  ])
})

test('a search keeps what is above what it finds, and opens it', () => {
  const lines = linesOf(tree, { open: new Set(), words: 'BOTTES' })
  expect(lines.map(({ node: { name }, isOpen }) => [name, isOpen])).toEqual([
    ['Women', true],
    ['Shoes', true],
    ['Bottés', false],
  ])
})

test('what is above and below a category', () => {
  expect(aboveOf(tree, 3)).toEqual([1, 2])
  expect([...branchOf(tree, 1)]).toEqual([1, 2, 3, 4])
})
