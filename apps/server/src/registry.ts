import { suites } from '@countinghouse/contract/erp/suites'
import type { Page } from '@countinghouse/contract/page'
import { branchesOf, branchPath, permissionName } from '@countinghouse/contract/page'
import { pageEvents } from '@countinghouse/contract/page-event'
import { firstSegment } from '@countinghouse/kernel/paths'
import pg from 'pg'

/**
 * Registers suites, pages and their events from code, as role owner. What is missing is added and what an administrator may not
 * change follows the code; his own titles, order, branches and visibility stay. Pages that left the code are retired, with their history.
 */
export async function syncRegistry(ownerUrl: string, pages: readonly Page[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into erp.module (code, mdl_route, name, name_ar, icon, sort_order, is_system, is_hidden)
       select s.code, s.route, s.name, s.name_ar, s.icon, s.ordinal * 10, true, s.is_hidden
       from jsonb_to_recordset($1) as s(code text, route text, name text, name_ar text, icon text, ordinal int, is_hidden boolean)
       on conflict (code) do nothing`,
      [
        JSON.stringify(
          suites.map((suite, ordinal) => ({
            ...suite,
            ordinal,
            name: suite.name.en,
            name_ar: suite.name.ar,
            is_hidden: suite.isHidden,
          })),
        ),
      ],
    )
    await client.query(
      `insert into erp.page (module_id, path, type, event_type, title, title_ar, menu_title, menu_title_ar, icon, sort_order, is_dashboard)
       select m.id, p.path, p.type, p.event_type, p.title, p.title_ar, p.menu_title, p.menu_title_ar, p.icon, p.sort_order, p.is_dashboard
       from jsonb_to_recordset($1) as p(suite text, path text, type text, event_type text, title text, title_ar text, menu_title text,
         menu_title_ar text, icon text, sort_order int, is_dashboard boolean)
       join erp.module m on m.mdl_route = '/' || p.suite
       on conflict (path) do update set event_type = excluded.event_type, is_dashboard = excluded.is_dashboard, module_id = excluded.module_id,
         status = case when erp.page.status = 'retired' then 'active' else erp.page.status end
       where (erp.page.event_type, erp.page.is_dashboard, erp.page.module_id) is distinct from (excluded.event_type, excluded.is_dashboard, excluded.module_id)
         or erp.page.status = 'retired'`,
      [JSON.stringify([...branchRows(pages), ...pages.map(pageRow)])],
    )
    await client.query(
      `update erp.page p set parent_id = parent.id
       from jsonb_to_recordset($1) as w(path text, parent_path text) left join erp.page parent on parent.path = w.parent_path
       where p.path = w.path and not p.is_placed and p.parent_id is distinct from parent.id`,
      [JSON.stringify(placesOf(pages))],
    )
    // A branch that holds nothing is not shown, so only links need to be retired; other entries may be an administrator's.
    await client.query(`update erp.page set status = 'retired' where type = 'link' and path <> all ($1)`, [
      pages.map((page) => page.path),
    ])
    await syncEvents(client, pages)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** What a company says of an event differently is its own row, so that here the code alone decides. */
async function syncEvents(client: pg.Client, pages: readonly Page[]): Promise<void> {
  const events = pages.flatMap((page) =>
    pageEvents(page).map((event) => ({ ...event, path: page.path, permission: permissionName(page, event.code) })),
  )
  await client.query(
    `insert into erp.page_event (page_id, code, permission, risk, is_admin_only, requires_2fa)
     select p.id, e.code, e.permission, e.risk, e."isAdminOnly", e."requires2fa"
     from jsonb_to_recordset($1) as e(path text, code text, permission text, risk text, "isAdminOnly" boolean, "requires2fa" boolean)
     join erp.page p on p.path = e.path
     on conflict (page_id, code) do update set permission = excluded.permission, risk = excluded.risk,
       is_admin_only = excluded.is_admin_only, requires_2fa = excluded.requires_2fa, retired_at = null`,
    [JSON.stringify(events)],
  )
  await client.query(
    `update erp.page_event e set depends_on_id = d.id
     from jsonb_to_recordset($1) as w(permission text, path text, "dependsOn" text) join erp.page p on p.path = w.path
     left join erp.page_event d on d.page_id = p.id and d.code = w."dependsOn"
     where e.permission = w.permission and e.depends_on_id is distinct from d.id`,
    [JSON.stringify(events)],
  )
  await client.query('delete from erp.sod_seed')
  await client.query(
    `insert into erp.sod_seed (event_a_id, event_b_id)
     select distinct least(a.id, b.id), greatest(a.id, b.id)
     from jsonb_to_recordset($1) as w(permission text, "apartFrom" text[])
     join erp.page_event a on a.permission = w.permission join erp.page_event b on b.permission = any(w."apartFrom")`,
    [JSON.stringify(events)],
  )
  await client.query(
    `update erp.page_event set retired_at = now() where retired_at is null and permission <> all ($1)`,
    [events.map(({ permission }) => permission)],
  )
}

function pageRow(page: Page) {
  return {
    suite: firstSegment(page.path),
    path: page.path,
    type: 'link',
    event_type: page.eventType,
    title: page.title.en,
    title_ar: page.title.ar,
    menu_title: page.menuTitle?.en ?? null,
    menu_title_ar: page.menuTitle?.ar ?? null,
    icon: page.icon,
    sort_order: page.sortOrder,
    is_dashboard: page.isDashboard,
  }
}

/** Every branch once, in the menu where the first of its pages would stand. */
function branchRows(pages: readonly Page[]) {
  const rows = pages
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .flatMap((page) =>
      branchesOf(page).map((branch) => ({
        ...pageRow(page),
        path: branchPath(page, branch),
        type: 'sub',
        event_type: '',
        title: branch.title.en,
        title_ar: branch.title.ar,
        icon: branch.icon,
        is_dashboard: false,
      })),
    )
  return rows.filter((row, index) => rows.findIndex((other) => other.path === row.path) === index)
}

/** Every page and branch with the branch it stands under, if any. */
function placesOf(pages: readonly Page[]) {
  return pages.flatMap((page) => {
    const paths = [...branchesOf(page).map((branch) => branchPath(page, branch)), page.path]
    return paths.map((path, level) => ({ path, parent_path: paths[level - 1] ?? null }))
  })
}
