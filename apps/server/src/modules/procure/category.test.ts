import { brand } from '@countinghouse/contract/procure/brand'
import { category } from '@countinghouse/contract/procure/category'
import { inheritDefaults } from '@countinghouse/contract/procure/category-defaults'
import {
  deactivateBranch,
  mergeCategory,
  moveCategory,
  readCategoryTree,
  splitCategory,
  previewBranchDeactivation,
  previewMerge,
  previewMove,
  previewSplit,
} from '@countinghouse/contract/procure/category-tree'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { writerOf } from '../../../../../tests/support/imports.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { applyRows } from '../../platform/bulk/apply-rows.ts'
import { categoryGuards } from './category.api.ts'

const server = useServer()
const { routes } = category

type Created = { readonly id: number; readonly version: number }

/** `Women > Shoes`: each is created below the one before it, which already exists. */
async function grow(owner: Client, paths: readonly string[]): Promise<Map<string, Created>> {
  const created = new Map<string, Created>()
  for (const path of paths) {
    const steps = path.split(' > ')
    const parentId = created.get(steps.slice(0, -1).join(' > '))?.id ?? null
    const code = `X${path.replaceAll(' > ', '.').toUpperCase()}`
    created.set(path, await owner.call(routes.create, { code, name: steps.at(-1) ?? '', parentId }))
  }
  return created
}

async function addProducts(
  { companyId }: Tenant,
  categoryId: number,
  names: readonly string[],
  brandId: number | null = null,
) {
  await server.app.db.inTransaction({ companyId }, (tx) =>
    sql`insert into procure.product (company_id, code, name, category_id, brand_id)
      select ${companyId}, upper(n), n, ${categoryId}, ${brandId} from unnest(${names}::text[]) n`.execute(tx),
  )
}

async function taxClassOf({ companyId }: Tenant, code: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from procure.tax_class where company_id = ${companyId} and code = ${code}`.execute(
    server.app.db.reader({ companyId }),
  )
  return rows[0]?.id ?? 0
}

test('a branch moves as a whole, in front of a sibling, never below itself or deeper than six levels', async () => {
  const { owner } = await server.company()
  const at = await grow(owner, [
    'Women',
    'Women > Shoes',
    'Women > Shoes > Boots',
    'Men',
    'Men > Shoes',
    'Men > Shirts',
  ])
  const id = (path: string) => at.get(path)?.id ?? 0
  expect(await owner.call(routes.get, { id: id('Men > Shoes') })).toMatchObject({ slug: 'shoes', parentId: id('Men') })
  expect(await owner.send(moveCategory, { id: id('Women'), parentId: id('Women > Shoes > Boots') })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.category_cycle', message: 'A category cannot be moved below itself.' },
  })
  // A new sibling has the same name.
  expect(await owner.send(moveCategory, { id: id('Women > Shoes'), parentId: id('Men') })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { name: [{ code: 'duplicate' }] } },
  })
  const { items } = await owner.call(moveCategory, {
    id: id('Women > Shoes > Boots'),
    parentId: id('Men'),
    before: id('Men > Shirts'),
  })
  expect(items.map(({ name }) => name)).toEqual(['Women', 'Shoes', 'Men', 'Shoes', 'Boots', 'Shirts'])
  const deep = await grow(owner, [
    'A',
    'A > B',
    'A > B > C',
    'A > B > C > D',
    'A > B > C > D > E',
    'A > B > C > D > E > F',
  ])
  const tooDeep = { status: 422, body: { errorType: 'procure.category_depth', fields: { parentId: [{}] } } }
  const last = deep.get('A > B > C > D > E > F')?.id ?? 0
  expect(await owner.send(routes.create, { code: 'XG', name: 'G', parentId: last })).toMatchObject(tooDeep)
  const men = await owner.call(routes.get, { id: id('Men') })
  const under = await owner.send(routes.update, {
    id: men.id,
    version: men.version,
    parentId: deep.get('A > B > C > D > E')?.id ?? 0,
  })
  expect(under).toMatchObject(tooDeep)
  const below = await owner.send(routes.update, { id: men.id, version: men.version, parentId: id('Men > Shoes') })
  expect(below).toMatchObject({ status: 422, body: { errorType: 'procure.category_cycle' } })
})

test('a file takes a name that another branch has, not one of a sibling, and leaves out what would make a circle', async () => {
  const { owner, companyId } = await server.company()
  const at = await grow(owner, ['Women', 'Women > Boots', 'Men', 'Kids'])
  const id = (path: string) => at.get(path)?.id ?? 0
  const make = (number: number, code: string, name: string, parentId: number) => {
    return { number, id: null, values: { code, name, parentId } }
  }
  const put = (number: number, path: string, parentId: number) => ({ number, id: id(path), values: { parentId } })
  const rows = [
    make(1, 'MB', 'Boots', id('Men')),
    make(2, 'WB', 'Boots', id('Women')),
    make(3, 'MB2', 'boots', id('Men')),
    put(4, 'Men', id('Kids')),
    put(5, 'Kids', id('Men')),
  ]
  const writer = {
    ...writerOf(companyId, owner.user?.Usr_userid ?? 0),
    guards: new Map(Object.entries(categoryGuards)),
  }
  const outcomes = await server.app.db.inTransaction({ companyId }, (tx) => applyRows(writer, tx, category, rows))
  expect(outcomes.map((outcome) => outcome.kind)).toEqual(['created', 'refused', 'refused', 'changed', 'refused'])
  expect(outcomes[4]).toMatchObject({ issues: [{ field: 'parentId', code: 'category_cycle' }] })
})

test('who may edit and not move is told so at the parent', async () => {
  const { owner, as } = await server.company()
  const at = await grow(owner, ['Women', 'Men'])
  const clerk = await as({ may: ['product/category:view', 'product/category:edit'] })
  const { id = 0, version = 0 } = at.get('Men') ?? {}
  const moved = await clerk.send(routes.update, { id, version, parentId: at.get('Women')?.id ?? 0 })
  expect(moved).toMatchObject({ status: 422, body: { fields: { parentId: [{ code: 'rule' }] } } })
  expect(await clerk.call(routes.update, { id, version, name: 'Gentlemen' })).toMatchObject({ name: 'Gentlemen' })
})

test('a move says first which products get other values, and is refused once that is no longer so', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const reduced = await taxClassOf(tenant, 'reduced')
  const at = await grow(owner, ['Women', 'Women > Shoes', 'Kids'])
  const id = (path: string) => at.get(path)?.id ?? 0
  const kids = at.get('Kids') ?? { id: 0, version: 0 }
  await owner.call(routes.update, { ...pick(kids), defaultTaxClassId: reduced, returnDays: 60 })
  await addProducts(tenant, id('Women > Shoes'), ['Pump', 'Slipper'])
  const move = { id: id('Women > Shoes'), parentId: kids.id }
  const { impact, ...weighed } = await owner.call(previewMove, move)
  expect(weighed).toEqual({
    categories: 1,
    moved: 0,
    products: 2,
    changes: [
      { field: 'defaultTaxClassId', products: 2 },
      { field: 'returnDays', products: 2 },
    ],
  })
  await addProducts(tenant, id('Women > Shoes'), ['Sandal'])
  expect(await owner.send(moveCategory, { ...move, impact })).toMatchObject({
    status: 409,
    body: { errorType: 'stale' },
  })
  const again = await owner.call(previewMove, move)
  const { items } = await owner.call(moveCategory, { ...move, impact: again.impact })
  expect(items.find((node) => node.id === move.id)).toMatchObject({ parentId: kids.id, products: 3 })
})

test('products are split off by what is said of them, a branch is switched off with its products elsewhere, a merge takes all along', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const at = await grow(owner, ['Shoes', 'Shoes > Boots', 'Shoes > Boots > Ankle', 'Trainers'])
  const id = (path: string) => at.get(path)?.id ?? 0
  const created = await owner.call(brand.routes.create, { code: 'ACME', name: 'Acme' })
  await addProducts(tenant, id('Shoes > Boots > Ankle'), ['Chelsea', 'Runner'])
  await addProducts(tenant, id('Shoes > Boots > Ankle'), ['Racer'], created.id)
  const split = { id: id('Shoes > Boots > Ankle'), intoId: id('Trainers'), brandId: created.id }
  expect(await owner.send(previewSplit, { ...split, intoId: id('Shoes') })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.category_not_assignable' },
  })
  const { impact } = await owner.call(previewSplit, split)
  expect(await owner.call(splitCategory, { ...split, impact })).toEqual({ moved: 1 })
  expect(await owner.call(splitCategory, { ...split, brandId: null, q: 'runn' })).toEqual({ moved: 1 })

  const boots = await owner.call(routes.get, { id: id('Shoes > Boots') })
  expect(await owner.send(routes.deactivate, pick(boots))).toMatchObject({
    status: 409,
    body: { errorType: 'procure.category_has_children' },
  })
  const off = { id: boots.id, children: 'deactivate', productsIntoId: id('Trainers') } as const
  const weighed = await owner.call(previewBranchDeactivation, off)
  expect(weighed).toMatchObject({ categories: 2, moved: 1, products: 1, changes: [] })
  const { items } = await owner.call(deactivateBranch, { ...off, impact: weighed.impact })
  expect(items.map(({ name, status, products }) => [name, status, products])).toEqual([
    ['Shoes', 'active', 0],
    ['Boots', 'inactive', 0],
    ['Ankle', 'inactive', 0],
    ['Trainers', 'active', 3],
  ])
  const merge = { id: id('Shoes'), intoId: id('Trainers') }
  expect(await owner.call(previewMerge, merge)).toMatchObject({ categories: 2, products: 0 })
  await owner.call(mergeCategory, merge)
  const { items: left } = await owner.call(readCategoryTree, {})
  expect(left.map(({ name }) => name)).toEqual(['Trainers', 'Boots', 'Ankle'])
  expect(await owner.send(mergeCategory, { id: id('Trainers'), intoId: id('Shoes > Boots') })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.category_cycle' },
  })
})

test('no moves and merges at once make a circle or seven levels, and what is inherited is what the database finds', async () => {
  const { owner, companyId } = await server.company()
  const codes = Array.from({ length: 14 }, (_, index) => `C${index + 10}`)
  const ids: number[] = []
  for (const [index, code] of codes.entries()) {
    const parentId = index % 3 === 0 ? null : (ids[index - 1] ?? null)
    const days = index % 2 === 0 ? index : null
    ids.push((await owner.call(routes.create, { code, name: code, parentId, returnDays: days })).id)
  }
  const pairs = ids.flatMap((id, one) => ids.map((other, two) => ({ id, other, rank: (one * 31 + two * 17) % 101 })))
  const order = pairs.filter(({ id, other }) => id !== other).toSorted((one, two) => one.rank - two.rank)
  for (let start = 0; start < 48; start += 8) {
    const answers = await Promise.all(
      order
        .slice(start, start + 8)
        .map(({ id, other }, index) =>
          start === 40 && index < 2
            ? owner.send(mergeCategory, { id, intoId: other })
            : owner.send(moveCategory, { id, parentId: other }),
        ),
    )
    const refusals = answers.filter(({ status }) => status >= 400).map(({ body }) => body.errorType)
    const expected = ['procure.category_cycle', 'procure.category_depth', 'not_found', 'merged', 'stale']
    expect(refusals.filter((code) => !expected.includes(code))).toEqual([])
  }
  const { items } = await owner.call(readCategoryTree, {})
  const { rows } = await sql<{ id: number; levels: number; days: number | null }>`
    with recursive up as (
      select id, parent_id, return_days as days, 1 as levels from procure.category where company_id = ${companyId} and merged_into_id is null
      union all
      select up.id, c.parent_id, coalesce(up.days, c.return_days), up.levels + 1 from up
      join procure.category c on c.company_id = ${companyId} and c.id = up.parent_id where up.levels < 20)
    select id, max(levels)::int as levels, (array_agg(days order by levels desc))[1] as days from up group by id order by id`.execute(
    server.app.db.reader({ companyId }),
  )
  expect(Math.max(...rows.map(({ levels }) => levels))).toBeLessThanOrEqual(6)
  // Categories in a cycle would be missing from the tree.
  expect(items.map(({ id }) => id).toSorted((one, two) => one - two)).toEqual(rows.map(({ id }) => id))
  const inherited = inheritDefaults(items)
  expect(rows.map(({ id }) => inherited.get(id)?.returnDays?.value ?? null)).toEqual(rows.map(({ days }) => days))
})

function pick({ id, version }: Created): Created {
  return { id, version }
}
