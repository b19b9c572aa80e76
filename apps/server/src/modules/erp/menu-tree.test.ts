import { getNavigation, listPagePermissions } from '@countinghouse/contract/erp/menu'
import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { page } from '@countinghouse/contract/page'
import type { Branch } from '@countinghouse/contract/page'
import { beforeAll, expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { loadContract } from '../../platform/calls/contract.ts'
import { syncRegistry } from '../../registry.ts'

const server = useServer({ isOwn: true })

const both = (name: string) => ({ en: name, ar: name })
const outer: Branch = { key: 'outer', title: both('Outer'), icon: 'lock' }
const inner: Branch = { key: 'inner', title: both('Inner'), icon: 'key', under: outer }
const screen = (name: string, sortOrder: number, branch?: Branch) =>
  page({
    module: 'erp',
    path: `/erp/${name}/`,
    title: both(name),
    menuTitle: both('Set-up'),
    icon: 'tag',
    sortOrder,
    ...(branch && { branch }),
  })
const added = [
  screen('first', 10),
  screen('deep', 20, inner),
  screen('middle', 30, outer),
  screen('other', 40, { key: 'lonely', title: both('Lonely'), icon: 'tag' }),
]

/** The product's own pages of the suite are left out: the menu of these tests is theirs alone. */
async function otherPages() {
  const { pages } = await loadContract()
  return pages.filter(({ path }) => !path.startsWith('/erp/'))
}

beforeAll(async () => {
  const pages = await otherPages()
  await syncRegistry(server.database.ownerUrl, [...pages, ...added])
  // The product's own pages of the suite stay out of the tree that is looked at.
  await asSuperuser(server, "update erp.page set is_in_menu = false where path like '/erp/%' and path = any($1)", [
    pages.map((known) => known.path),
  ])
})

test('pages stand under their branches, each in the order of the menu, with the route of their module and no trailing slash', async () => {
  const { owner } = await server.company()
  expect(await treeOf(owner)).toEqual([
    '/erp/first',
    ['/erp/_g/outer', [['/erp/_g/inner', ['/erp/deep']], '/erp/middle']],
    ['/erp/_g/lonely', ['/erp/other']],
  ])
  const menu = (await owner.call(getNavigation, {})).filter((item) => item.mdl_route === '/erp')
  expect(flat(menu).every((item) => item.mdl_route === '/erp' && !item.path.endsWith('/'))).toBe(true)
  expect(menu[1]).toMatchObject({ type: 'sub', title: 'Outer', icon: 'lock', badgetxt: null, class: null })
  expect(
    flat(menu)
      .filter((item) => item.menutitle !== null)
      .map((item) => item.path),
  ).toEqual(['/erp/first'])
})

test('a branch survives only with a link in it, however deep, and opens no page by itself', async () => {
  const { as } = await server.company()
  expect(await treeOf(await as({ may: ['deep:view'] }))).toEqual([
    ['/erp/_g/outer', [['/erp/_g/inner', ['/erp/deep']]]],
  ])
  expect(await treeOf(await as({ may: ['middle:view'] }))).toEqual([['/erp/_g/outer', ['/erp/middle']]])
  const nobody = await as({ may: ['first:edit'] })
  expect(await treeOf(nobody)).toEqual([])
  const permissions = await nobody.call(listPagePermissions, {
    cmp_id: nobody.user?.usr_cmp_id ?? 0,
    userid: nobody.user?.Usr_userid ?? 0,
  })
  expect(permissions.filter(({ pg_eventtype }) => pg_eventtype === '' || pg_eventtype.startsWith('_g'))).toEqual([])
})

test('an entry without an address is shown where it stands, but not alone', async () => {
  await asSuperuser(
    server,
    `insert into erp.page (module_id, path, type, event_type, title, title_ar, icon, sort_order, is_dashboard, parent_id)
     select m.id, p.path, 'empty', '', 'Note', 'Note', 'tag', p.sort_order, false, (select id from erp.page where path = p.parent)
     from erp.module m, (values ('/erp/_g/note', 15, null), ('/erp/_g/inner-note', 25, '/erp/_g/inner')) p(path, sort_order, parent)
     where m.code = 'erp'`,
  )
  const { owner, as } = await server.company()
  expect(await treeOf(owner)).toEqual([
    '/erp/first',
    '/erp/_g/note',
    ['/erp/_g/outer', [['/erp/_g/inner', ['/erp/deep', '/erp/_g/inner-note']], '/erp/middle']],
    ['/erp/_g/lonely', ['/erp/other']],
  ])
  expect(await treeOf(await as({ may: ['middle:view'] }))).toEqual(['/erp/_g/note', ['/erp/_g/outer', ['/erp/middle']]])
  expect(await treeOf(await as({ may: [] }))).toEqual([])
  await asSuperuser(server, "delete from erp.page where type = 'empty'")
})

test('the order, the branch and the visibility that an administrator chose stay at the next start; the branch is never retired', async () => {
  await asSuperuser(server, "update erp.page set sort_order = 5 where path = '/erp/_g/lonely'")
  await asSuperuser(
    server,
    "update erp.page set is_placed = true, parent_id = (select id from erp.page where path = '/erp/_g/lonely') where path = '/erp/deep/'",
  )
  await asSuperuser(server, "update erp.page set is_in_menu = false where path = '/erp/middle/'")
  const pages = await otherPages()
  await syncRegistry(server.database.ownerUrl, [...pages, ...added])
  const { owner } = await server.company()
  expect(await treeOf(owner)).toEqual([['/erp/_g/lonely', ['/erp/deep', '/erp/other']], '/erp/first'])
  await syncRegistry(server.database.ownerUrl, pages)
  expect(await asSuperuser(server, "select distinct status from erp.page where type = 'sub'")).toEqual([
    { status: 'active' },
  ])
  await syncRegistry(server.database.ownerUrl, [...pages, ...added])
})

test('the database refuses a fourth level, a circle, a parent that is no branch and one of another module', async () => {
  const under = (path: string, parent: string) =>
    asSuperuser(server, 'update erp.page set parent_id = (select id from erp.page where path = $2) where path = $1', [
      path,
      parent,
    ])
  for (const [path, parent, constraint] of [
    ['/erp/_g/lonely', '/erp/_g/inner', 'page_levels'],
    ['/erp/_g/outer', '/erp/_g/inner', 'page_levels'],
    ['/erp/_g/outer', '/erp/_g/outer', 'page_levels'],
    ['/erp/other/', '/erp/first/', 'page_branch'],
    ['/procure/brand/', '/erp/_g/outer', 'page_branch'],
  ] as const)
    await expect(under(path, parent), `${path} under ${parent}`).rejects.toMatchObject({ code: '23514', constraint })
  await expect(asSuperuser(server, "update erp.page set type = 'link' where type = 'sub'")).rejects.toMatchObject({
    constraint: 'page_group_path',
  })
})

type Tree = (string | [string, Tree])[]

/** Paths of a person's menu of one module. */
async function treeOf(client: Client): Promise<Tree> {
  const paths = (items: readonly MenuItem[]): Tree =>
    items.map((item) => (item.type === 'sub' ? [item.path, paths(item.children)] : item.path))
  return paths((await client.call(getNavigation, {})).filter((item) => item.mdl_route === '/erp'))
}

function flat(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...flat(item.children)])
}
