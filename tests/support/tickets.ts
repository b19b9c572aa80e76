import {
  choiceField,
  dateField,
  instantField,
  integerField,
  rateField,
  referenceField,
  shownField,
  switchField,
} from '@countinghouse/contract/fields'
import { listing } from '@countinghouse/contract/listing'
import { brand } from '@countinghouse/contract/procure/brand'
import { texts } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { AppOptions } from '../../apps/server/src/app.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'

const named = (en: string, ar: string) => ({
  title: { en, ar },
  one: { en, ar },
  many: { en, ar },
  purpose: { en, ar },
})

/** A list that only tests have, with a field of every kind, over a view; nothing but its company filter keeps companies apart. */
export const tickets = listing({
  module: 'procure',
  thing: 'ticket',
  page: brand.page,
  api: '/procure/tickets',
  entity: 'test.ticket',
  source: 'test.ticket_list',
  text: texts({
    ...named('Tickets', 'تذاكر'),
    subject: { en: 'Subject', ar: 'الموضوع' },
    openedBy: { en: 'Opened by', ar: 'فتحها' },
    state: { en: 'State', ar: 'الحالة' },
    state_open: { en: 'Open', ar: 'مفتوحة' },
    state_closed: { en: 'Closed', ar: 'مغلقة' },
    isUrgent: { en: 'Urgent', ar: 'عاجلة' },
    level: { en: 'Level', ar: 'المستوى' },
    sharePpm: { en: 'Share', ar: 'الحصة' },
    countryCode: { en: 'Country', ar: 'البلد' },
    dueOn: { en: 'Due', ar: 'الاستحقاق' },
    openedAt: { en: 'Opened', ar: 'وقت الفتح' },
    closedAt: { en: 'Closed at', ar: 'وقت الإغلاق' },
    words: { en: 'In words', ar: 'بالكلمات' },
    worth: { en: 'Worth', ar: 'القيمة' },
  }),
  fields: {
    subject: shownField(),
    openedBy: shownField().nullable(),
    state: choiceField(['open', 'closed']),
    isUrgent: switchField(),
    level: integerField({ min: 0, max: 100 }).nullable(),
    sharePpm: rateField({ maxPpm: 1_000_000 }),
    countryCode: referenceField('country').nullable(),
    dueOn: dateField().nullable(),
    openedAt: instantField(),
    closedAt: instantField().nullable(),
    words: shownField(),
    worth: integerField({ min: 0, max: 100 }),
  },
  kept: { version: z.int(), secret: z.string() },
  computed: ['words', 'worth', 'secret'],
  guarded: { worth: 'brand:merge', secret: 'brand:delete' },
  titleField: 'subject',
  filters: ['state', 'countryCode'],
  search: { fields: ['subject', 'openedBy'] },
  defaultSort: ['-openedAt'],
  hasGet: true,
})

/** One that belongs to no company, and grows. */
export const shelves = listing({
  module: 'procure',
  thing: 'shelf',
  page: brand.page,
  api: '/procure/shelves',
  entity: 'test.shelf',
  source: 'test.shelf',
  scope: 'installation',
  isGrowing: true,
  text: texts({
    ...named('Shelves', 'رفوف'),
    label: { en: 'Label', ar: 'العلامة' },
    side: { en: 'Side', ar: 'الجانب' },
    side_left: { en: 'Left', ar: 'يسار' },
    side_right: { en: 'Right', ar: 'يمين' },
  }),
  fields: { label: shownField(), side: choiceField(['left', 'right']) },
  titleField: 'label',
})

export const ticketFile: NonNullable<AppOptions['more']>[number] = {
  listings: [tickets, shelves],
  completions: {
    [tickets.name]: async (_asking, _db, rows) =>
      rows.map((row) => ({ ...row, words: `#${row.id}: ${String(row['subject'])}`, worth: 7, secret: 's' })),
  },
}

/** Their tables; `run` sends a statement as the superuser. */
export async function prepareTickets(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(
    `create schema if not exists test;
     create table test.ticket (company_id bigint not null, id bigint generated always as identity, version integer not null default 1,
       subject text not null, opener_id bigint, state text not null default 'open', is_urgent boolean not null default false,
       level integer, share_ppm integer not null default 0, country_code text, due_on date,
       opened_at timestamptz not null default now(), closed_at timestamptz, primary key (company_id, id));
     create view test.ticket_list with (security_invoker = true) as
       select t.*, u.first_name as opened_by from test.ticket t left join erp.app_user u on u.company_id = t.company_id and u.id = t.opener_id;
     create table test.shelf (id bigint generated always as identity primary key, label text not null, side text not null default 'left');
     insert into test.shelf (label) values ('Upper'), ('Lower');
     grant usage on schema test to app, maint;
     grant select, insert on test.ticket to app;
     grant select on test.ticket_list, test.shelf to app;
     grant select on test.ticket to maint`,
  )
}

type NewTicket = { readonly subject: string } & Readonly<Record<string, unknown>>

/** Tickets with these values by column; answers their ids in this order. */
export async function addTickets(db: Database, companyId: number, given: readonly NewTicket[]): Promise<number[]> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const ids: number[] = []
    for (const ticket of given) {
      const columns = Object.keys(ticket).map((name) => sql.ref(name))
      const { rows } = await sql<{ id: number }>`
        insert into test.ticket (company_id, ${sql.join(columns)}) values (${companyId}, ${sql.join(Object.values(ticket))})
        returning id`.execute(tx)
      ids.push(rows[0]?.id ?? 0)
    }
    return ids
  })
}
