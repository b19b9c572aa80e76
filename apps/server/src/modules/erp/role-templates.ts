import type { LimitCode } from '@countinghouse/contract/erp/limits'
import { limits } from '@countinghouse/contract/erp/limits'
import { text } from '@countinghouse/contract/erp/role-template.text'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** Events of the pages of a module, or of selected event types; `*` matches all. */
type Share = {
  readonly suites: readonly string[]
  readonly pages?: readonly string[]
  readonly events: readonly string[]
}

export type RoleTemplate = {
  readonly code: string
  readonly name: Text
  readonly purpose: Text
  readonly shares: readonly Share[]
  /** Units: parts per million, minor units of the company’s currency. */
  readonly limits?: Readonly<Partial<Record<LimitCode, number>>>
}

const all = ['*']
const read = ['view', 'print']
const keep = [...read, 'create', 'edit', 'export']
const keepAll = [...keep, 'deactivate', 'import', 'merge', 'move', 'clone', 'bulk']
const decide = ['approve', 'cancel', 'post', 'reverse', 'backdate', 'reopen', 'override', 'hold', 'block']
/** Event types for moving and counting stock. */
const move = [
  'propose',
  'submit',
  'release',
  'pick',
  'pack',
  'dispatch',
  'recall',
  'close',
  'delete',
  'count',
  'review',
  'see_expected',
  'verify',
  'track',
  'charge',
]
const costs = ['cost_view', 'margin_view', 'terms_view']
const buying = [...costs, 'cost_edit']
/** From a new product to the credit note of what was sent back; accepting differences of invoices is not part of it. */
const order = [
  'activate',
  'submit',
  'send',
  'hold',
  'close',
  'track',
  'bill',
  'dispatch',
  'credit',
  'delete',
  'replenish',
  'convert',
]
/** From a quote to its invoice; releasing a credit hold is not part of it. */
const trade = ['send', 'accept', 'confirm', 'receive', 'dispatch', 'deliver', 'invoice', 'credit', 'delete']
const settle = ['import', 'match', 'credit', 'delete']

/** Asking about the reports that a role sees. */
const assistant: Share = { suites: ['erp'], pages: ['assistant'], events: ['view', 'use', 'export'] }

/** Roles of a new company, which can be copied again later. Administrator is role 1 and not a template. */
export const roleTemplates: readonly RoleTemplate[] = [
  template('company_owner', [{ suites: all, events: all }]),
  template(
    'store_manager',
    [
      { suites: ['pos', 'sales', 'wms', 'crm'], events: [...keepAll, ...decide, ...move] },
      { suites: ['sales'], events: [...trade, 'release_credit', 'schedule', 'refund_card'] },
      { suites: ['finance'], pages: ['terminal-payments'], events: ['view', 'check', 'reverse'] },
      {
        suites: ['crm'],
        events: [
          'issue',
          'change',
          'write_off',
          'adjust',
          'publish',
          'invite',
          'moderate',
          'export_personal',
          'erase',
          'stop',
          'sell',
          'send',
        ],
      },
      {
        suites: ['pos'],
        events: [
          'sell',
          'enrol',
          'return',
          'return_unreceipted',
          'return_policy',
          'void',
          'price_override',
          'open',
          'cash_move',
          'register',
          'revoke',
          'recover',
          'force_close',
          'review',
        ],
      },
      { suites: ['procure'], events: [...read, 'export'] },
      assistant,
    ],
    { discount_pct: 1_000_000, refund_amount: 100_000 },
  ),
  template(
    'cashier',
    [
      ofTill('register', [...read, 'sell', 'enrol', 'return']),
      ofTill('till-sessions', [...read, 'open', 'cash_move', 'count']),
      ofTill('till-receipts', [...read, 'send']),
    ],
    { discount_pct: 100_000, refund_amount: 5000 },
  ),
  template('buyer', [
    { suites: ['procure'], events: [...keepAll, ...buying, ...order] },
    ofPages(['createito'], ['view', 'create']),
  ]),
  template('purchasing_manager', [
    {
      suites: ['procure'],
      events: [...keepAll, ...buying, ...order, ...decide, 'roll_back', 'accept_bill', 'bank_edit'],
    },
    ofPages(['createito'], ['view', 'create']),
  ]),
  template('merchandiser', [
    { suites: ['procure'], events: [...keepAll, 'delete', 'activate', 'roll_back'] },
    { suites: ['procure'], pages: ['product-text'], events: ['approve'] },
  ]),
  template('warehouse_manager', [
    {
      suites: ['wms'],
      events: [
        ...keepAll,
        ...decide,
        ...move,
        'cancel_picked',
        'approve_above_limit',
        'dispute',
        'reinitiate',
        'price',
        'reprice',
      ],
    },
    { suites: ['procure'], events: read },
    { suites: ['sales'], pages: ['deliveries'], events: [...read, 'release', 'pick', 'pack', 'dispatch', 'cancel'] },
    { suites: ['inbound'], events: [...keepAll, 'delete', 'submit', 'accept_load'] },
    { suites: ['procure'], pages: ['goods-receipts'], events: ['create', 'post', 'reverse'] },
  ]),
  template('receiver', [
    { suites: ['wms'], events: read },
    ofPages(
      ['mannualStockReceive', 'mannualRecvHubItemsVer2', 'mannualrecincontainer'],
      ['create', 'edit', 'delete', 'post'],
    ),
    ofPages(['relocations'], ['create', 'edit', 'delete', 'post']),
    ofPages(['containersearch'], ['track']),
    ofPages(['stockcheck'], ['count']),
    { suites: ['inbound'], pages: ['loads'], events: [...read, 'accept_load'] },
    { suites: ['procure'], pages: ['goods-receipts'], events: [...read, 'create', 'post'] },
  ]),
  template('picker', [
    { suites: ['wms'], events: read },
    ofPages(['transfershipments'], ['pick']),
    ofPages(['stockcheck'], ['count']),
    { suites: ['sales'], pages: ['deliveries'], events: [...read, 'pick'] },
  ]),
  template('packer', [
    { suites: ['wms'], events: read },
    ofPages(['transfershipments'], ['pick']),
    { suites: ['sales'], pages: ['deliveries'], events: [...read, 'pack'] },
  ]),
  template('transfer_clerk', [
    { suites: ['wms'], events: [...read, 'export'] },
    ofPages(['createito', 'manageito', 'transfershipments', 'itoinvoice'], [...keep, ...move, 'cancel']),
    ofPages(['mannualRecvHubItemsVer2'], ['create', 'post']),
    ofPages(['cancelmanagement'], ['cancel']),
    ofPages(['settlement'], [...keep, 'delete', 'propose']),
  ]),
  template('stock_controller', [
    { suites: ['wms'], events: [...keep, 'cost_view', 'verify'] },
    ofPages(
      ['stockadjustment', 'relocations', 'mannualStockReceive', 'mannualDispatchItems'],
      [...decide, 'delete', 'dispatch'],
    ),
    ofPages(['stockcheck'], [...decide, ...move]),
    ofPages(['settlement'], ['delete', 'propose', 'post']),
    ofPages(['manageito', 'cancelmanagement'], ['cancel', 'cancel_picked']),
    ofPages(['locations', 'reasons', 'routes', 'blockingpolicies', 'extracharges', 'pickinglimits'], keepAll),
    ofPages(['containersearch'], ['track', 'delete']),
    ofPages(['lots'], ['hold']),
  ]),
  template('customer_service', [
    { suites: ['crm', 'sales'], events: keep },
    { suites: ['crm'], events: ['reopen', 'invite', 'moderate', 'sell', 'delete'] },
    { suites: ['sales'], events: trade },
    { suites: ['sales'], pages: ['deliveries'], events: ['release', 'cancel'] },
    { suites: ['procure'], events: read },
  ]),
  template('marketing', [
    { suites: ['crm'], events: [...keepAll, 'issue', 'change', 'publish', 'reopen', 'invite', 'moderate', 'send'] },
    { suites: ['crm'], pages: ['campaigns'], events: ['delete'] },
    { suites: ['sales'], pages: ['web-templates'], events: [...keepAll, 'activate', 'send', 'delete'] },
    { suites: ['sales'], pages: ['web-carts', 'web-mails', 'web-kpi'], events: [...read, 'export', 'send'] },
  ]),
  // The role of a key: a shop creates orders through its own page alone.
  template('web_shop', [
    { suites: ['sales'], pages: ['web-orders'], events: ['view', 'send', 'cancel'] },
    { suites: ['sales'], pages: ['orders'], events: ['view', 'create'] },
  ]),
  // People of a logistics partner, and its key; which rows they see is defended by inbound.partner_limit.
  template('logistics_partner', [
    { suites: ['inbound'], pages: ['loads'], events: [...read, 'create', 'edit', 'delete', 'submit', 'export'] },
  ]),
  template('accountant', [
    { suites: ['finance'], events: [...keep, ...settle, 'post', 'post_soft'] },
    { suites: ['finance'], pages: ['manage-payment'], events: ['link', 'check', 'capture', 'cancel'] },
    { suites: ['finance'], pages: ['terminal-payments'], events: ['check'] },
    { suites: ['finance'], pages: ['bank-deposits', 'reminders'], events: ['send', 'confirm'] },
    { suites: ['sales', 'procure'], events: [...read, 'export'] },
    { suites: ['sales'], pages: ['reports/builder'], events: ['schedule'] },
    assistant,
  ]),
  template('finance_manager', [
    {
      suites: ['finance'],
      events: [...keepAll, ...decide, ...settle, 'post_soft', 'send', 'confirm', 'create_file', 'download', 'connect'],
    },
    { suites: ['finance'], events: ['close', 'force_close', 'close_year'] },
    {
      suites: ['finance'],
      pages: ['manage-payment'],
      events: ['link', 'check', 'capture', 'refund', 'resolve_unknown', 'configure'],
    },
    { suites: ['finance'], pages: ['terminal-payments'], events: ['check', 'reverse', 'resolve_unknown'] },
    { suites: ['finance'], pages: ['payment-entries'], events: ['refund'] },
    { suites: ['finance'], pages: ['reminders'], events: ['charge_fee'] },
    { suites: ['sales', 'procure'], events: [...read, 'export', ...costs, 'bank_confirm', 'bank_view'] },
    { suites: ['crm'], pages: ['trade-members'], events: [...keep, 'stop', 'set_limit'] },
    { suites: ['sales'], pages: ['orders'], events: ['release_credit'] },
    assistant,
  ]),
  template('report_viewer', [
    { suites: ['procure', 'wms', 'sales', 'pos', 'crm', 'finance'], events: ['view'] },
    assistant,
  ]),
  template('auditor', [{ suites: all, events: ['view', 'export'] }]),
]

type TemplateCode = Exclude<
  { [K in keyof typeof text]: `${string & K}_help` extends keyof typeof text ? K : never }[keyof typeof text],
  undefined
>

function template(code: TemplateCode, shares: readonly Share[], limits?: RoleTemplate['limits']): RoleTemplate {
  return { code, name: text[code], purpose: text[`${code}_help`], shares, ...(limits && { limits }) }
}

function ofPages(pages: readonly string[], events: readonly string[]): Share {
  return { suites: ['wms'], pages, events }
}

function ofTill(page: string, events: readonly string[]): Share {
  return { suites: ['pos'], pages: [page], events }
}

/** Copies templates into a company as roles, with the events of existing pages; returns their ids. */
export async function copyTemplates(
  tx: Tx,
  company: { companyId: number; userId: number; locale: Locale },
  templates: readonly RoleTemplate[],
): Promise<number[]> {
  const { companyId, userId, locale } = company
  const wanted = templates.map(({ code, name, purpose }) => ({
    code,
    name: format(name, locale),
    description: format(purpose, locale),
  }))
  const given = templates.flatMap(({ code, limits: own = {} }) =>
    limits.flatMap((limit) => {
      const value = own[limit.code]
      return value === undefined ? [] : { template: code, code: limit.code, value, isAmount: limit.unit === 'amount' }
    }),
  )
  const { rows } = await sql<{ id: number }>`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(code text, name text, description text)),
    created as (
      insert into erp.role (company_id, code, name, description, template_code, created_by, updated_by)
      select ${companyId}, w.code, w.name, w.description, w.code, ${userId}, ${userId} from wanted w returning id, template_code),
    granted as (
      insert into erp.role_event (company_id, role_id, page_event_id)
      select ${companyId}, m.id, e.id from created m join (${eventsOfTemplates(templates)}) e on e.code = m.template_code),
    limited as (
      insert into erp.role_limit (company_id, role_id, code, value, currency)
      select ${companyId}, m.id, l.code, l.value, case when l."isAmount" then c.base_currency end
      from created m
      join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as l (template text, code text, value bigint, "isAmount" boolean)
        on l.template = m.template_code
      join erp.company c on c.id = ${companyId})
    select id from created order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Current events of each template, as rows of `code` and event `id`. */
function eventsOfTemplates(templates: readonly RoleTemplate[]): RawBuilder<{ code: string; id: number }> {
  const shares = templates.flatMap(({ code, shares: own }) => own.map((share) => ({ code, ...share })))
  return sql`
    select distinct s.code, e.id
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s(code text, suites jsonb, pages jsonb, events jsonb)
    join erp.page p on (s.suites ? '*' or s.suites ? split_part(p.path, '/', 2)) and (s.pages is null or s.pages ? p.event_type)
    join erp.page_event e on e.page_id = p.id and e.retired_at is null and (s.events ? '*' or s.events ? e.code)`
}
