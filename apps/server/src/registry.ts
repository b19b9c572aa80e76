import { suites } from '@countinghouse/contract/erp/suites'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import pg from 'pg'

/**
 * Registers suites, pages and their events from code, as role owner. What is missing is added and what an administrator may not
 * change follows the code; his own titles, order and visibility stay. Pages that left the code are retired, with their history.
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
      `insert into erp.page (module_id, path, event_type, title, title_ar, menu_title, menu_title_ar, icon, sort_order, is_dashboard)
       select m.id, p.path, p.event_type, p.title, p.title_ar, p.menu_title, p.menu_title_ar, p.icon, p.sort_order, p.is_dashboard
       from jsonb_to_recordset($1) as p(suite text, path text, event_type text, title text, title_ar text, menu_title text, menu_title_ar text,
         icon text, sort_order int, is_dashboard boolean)
       join erp.module m on m.mdl_route = '/' || p.suite
       on conflict (path) do update set event_type = excluded.event_type, is_dashboard = excluded.is_dashboard, module_id = excluded.module_id,
         status = case when erp.page.status = 'retired' then 'active' else erp.page.status end`,
      [JSON.stringify(pages.map(pageRow))],
    )
    await client.query(`update erp.page set status = 'retired' where path <> all ($1)`, [
      pages.map((page) => page.path),
    ])
    await client.query(
      `insert into erp.page_event (page_id, code, permission)
       select p.id, e.code, e.permission from jsonb_to_recordset($1) as e(path text, code text, permission text) join erp.page p on p.path = e.path
       on conflict (page_id, code) do update set permission = excluded.permission`,
      [
        JSON.stringify(
          pages.flatMap((page) =>
            page.events.map((code) => ({ path: page.path, code, permission: permissionName(page, code) })),
          ),
        ),
      ],
    )
    await client.query('commit')
  } finally {
    await client.end()
  }
}

function pageRow(page: Page) {
  return {
    suite: page.path.split('/')[1],
    path: page.path,
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
