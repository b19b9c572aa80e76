import { randomUUID } from 'node:crypto'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

/** Code of a module that the driver adds, so that no operation needs it. */
const switchedModule = 'switched'

/** The id of the module that operations switch. It has no pages. */
export async function createSwitchedModule(server: TestServer): Promise<number> {
  await asSuperuser(
    server,
    `insert into erp.module (code, mdl_route, name, name_ar, icon, sort_order)
     values ($1, '/' || $1, 'Switched', 'Switched', 'tag', 99) on conflict (code) do nothing`,
    [switchedModule],
  )
  const [module] = await asSuperuser(server, 'select id from erp.module where code = $1', [switchedModule])
  return Number(module?.['id'])
}

/** Entries of the menu and events of pages, which only code makes, and companies beside those that transition. */
export function registerMakers(server: TestServer, companyId: number): Map<string, () => Promise<Found>> {
  async function createPage(): Promise<Found> {
    const [row] = await asSuperuser(
      server,
      `insert into erp.page (module_id, path, type, event_type, title, title_ar, icon, sort_order, is_dashboard)
       select id, '/erp/_g/' || $1, 'empty', '', $1, $1, 'tag', 1, false from erp.module where code = 'erp' returning id`,
      [randomUUID()],
    )
    return { id: Number(row?.['id']), version: 1, body: {} }
  }

  async function createEvent(): Promise<Found> {
    const page = await createPage()
    const [row] = await asSuperuser(
      server,
      `insert into erp.page_event (page_id, code, permission) values ($1, 'view', $2) returning id`,
      [page.id, `${randomUUID()}:view`],
    )
    return { id: Number(row?.['id']), version: undefined, body: {} }
  }

  async function createCompany(): Promise<Found> {
    const code = `R${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`
    const [row] = await asSuperuser(
      server,
      `insert into erp.company (code, name, country_code, base_currency, timezone)
       values ($1, $1, 'GB', 'GBP', 'Europe/London') returning id`,
      [code],
    )
    return { id: Number(row?.['id']), version: undefined, body: {} }
  }

  async function suspendCompany(): Promise<Found> {
    const created = await createCompany()
    await asSuperuser(server, `update erp.company set status = 'suspended' where id = $1`, [created.id])
    return created
  }

  /** One's own company, whose switch of the module that the driver names was never set. */
  async function forgetSwitch(): Promise<Found> {
    await asSuperuser(
      server,
      'delete from erp.company_module where company_id = $1 and module_id = (select id from erp.module where code = $2)',
      [companyId, switchedModule],
    )
    return { id: companyId, version: undefined, body: {} }
  }

  let countries = 0
  /** A country of which the company has said nothing yet, another one each time. */
  async function findCountry(): Promise<Found> {
    const [row] = await asSuperuser(
      server,
      'select id from procure.country_list where company_id = $1 and version = 0 order by name desc offset $2 limit 1',
      [companyId, countries++ % 50],
    )
    return { id: Number(row?.['id']), version: 0, body: {} }
  }

  let places = 0
  /** A place of the world list that the company does not use. */
  async function findPlace(): Promise<Found> {
    const [row] = await asSuperuser(
      server,
      `select code from platform.unlocode where country = 'BR' order by code offset $1 limit 1`,
      [places++],
    )
    return { id: 1, version: undefined, body: { code: row?.['code'] } }
  }

  return new Map([
    ['procure.country_setting', findCountry],
    ['procure.country.changeMany', findCountry],
    ['procure.shippingPort.create', findPlace],
    ['procure.worldPort.addMany', findPlace],
    ['erp.company.suspend', createCompany],
    ['erp.company.suspendMany', createCompany],
    ['erp.company.activate', suspendCompany],
    ['erp.company.activateMany', suspendCompany],
    ['erp.company.setParent', createCompany],
    ['erp.moduleSwitch.update', forgetSwitch],
    ['erp.page', createPage],
    ['erp.page_event', createEvent],
  ])
}
