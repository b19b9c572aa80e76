import { choiceField, dateField, integerField, referenceField, textField } from '@countinghouse/contract/fields'
import type { Master } from '@countinghouse/contract/master'
import { master } from '@countinghouse/contract/master'
import {
  amountField,
  lengthField,
  linesField,
  recordField,
  recordsField,
  timeField,
  weightField,
} from '@countinghouse/contract/rich-fields'
import { texts } from '@countinghouse/kernel/text'
import type { AppOptions } from '../../apps/server/src/app.ts'

// A master that only tests have, with a field of every kind that the product's own masters do not have yet.

const text = texts({
  title: { en: 'Kiosks', ar: 'الأكشاك' },
  one: { en: 'kiosk', ar: 'كشك' },
  many: { en: '{count} kiosks', ar: '{count} أكشاك' },
  purpose: { en: 'Kiosks try every kind of field.', ar: 'تجرب الأكشاك كل أنواع الحقول.' },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  storeId: { en: 'Store', ar: 'المتجر' },
  buyerId: { en: 'Buyer', ar: 'المشتري' },
  seasonId: { en: 'Season', ar: 'الموسم' },
  rentMinor: { en: 'Rent', ar: 'الإيجار' },
  currencyCode: { en: 'Currency', ar: 'العملة' },
  depositMinor: { en: 'Deposit', ar: 'التأمين' },
  seasons: { en: 'Seasons', ar: 'المواسم' },
  opensAt: { en: 'Opens', ar: 'يفتح' },
  weightGrams: { en: 'Weight', ar: 'الوزن' },
  widthMm: { en: 'Width', ar: 'العرض' },
  fees: { en: 'Fees', ar: 'الرسوم' },
  fees_label: { en: 'Fee', ar: 'الرسم' },
  fees_kind: { en: 'Kind', ar: 'النوع' },
  fees_kind_once: { en: 'Once', ar: 'مرة واحدة' },
  fees_kind_monthly: { en: 'Monthly', ar: 'شهري' },
  fees_amountMinor: { en: 'Amount', ar: 'المبلغ' },
  fees_months: { en: 'Months', ar: 'الأشهر' },
  fees_startsOn: { en: 'From', ar: 'من' },
  fees_dueAt: { en: 'Due at', ar: 'تُستحق في' },
  fees_storeId: { en: 'Paid at', ar: 'تُدفع في' },
  rule_fee_months: { en: 'Only a monthly fee has months.', ar: 'الرسم الشهري وحده له أشهر.' },
  rule_fee_once: { en: 'This fee is there twice.', ar: 'هذا الرسم مكرر.' },
})

export const kiosk = master({
  module: 'procure',
  thing: 'kiosk',
  path: '/procure/kiosk/',
  api: '/procure/kiosks',
  text,
  icon: 'tag',
  fields: {
    storeId: recordField('erp.store').nullable().default(null),
    buyerId: recordField('erp.app_user').nullable().default(null),
    seasonId: recordField('procure.season').nullable().default(null),
    rentMinor: amountField().nullable().default(null),
    currencyCode: referenceField('currency').nullable().default(null),
    depositMinor: amountField({ min: -100_000, max: 1_000_000, currency: 'currencyCode' }).nullable().default(null),
    seasons: recordsField('procure.season').default([]),
    opensAt: timeField().nullable().default(null),
    weightGrams: weightField({ max: 500_000 }).nullable().default(null),
    widthMm: lengthField({ max: 10_000 }).nullable().default(null),
    fees: linesField(
      'fee',
      {
        label: textField({ max: 60 }),
        kind: choiceField(['once', 'monthly']).default('once'),
        amountMinor: amountField(),
        months: integerField({ min: 1, max: 120 }).nullable().default(null),
        startsOn: dateField().nullable().default(null),
        dueAt: timeField().nullable().default(null),
        storeId: recordField('erp.store').nullable().default(null),
      },
      { most: 5 },
    ).default([]),
  },
  filters: ['seasonId'],
  errors: ['procure.rule_broken'],
})

export const fieldSlice: NonNullable<AppOptions['more']>[number] = { masters: [kiosk as unknown as Master] }

/** Sent as owner before anybody uses the slice. */
export const kioskTables = `
  create table procure.kiosk (
    company_id bigint not null references erp.company, id bigint generated always as identity,
    code text not null, name text not null,
    name_key text not null generated always as (platform.normalise(name)) stored,
    store_id bigint, buyer_id bigint, season_id bigint,
    rent_minor bigint, currency_code text references platform.currency, deposit_minor bigint,
    opens_at time, weight_grams integer, width_mm integer,
    status text not null default 'active' constraint kiosk_status check (status in ('active', 'inactive')),
    version integer not null default 1,
    created_at timestamptz not null default now(), created_by bigint, updated_at timestamptz not null default now(), updated_by bigint,
    primary key (company_id, id),
    foreign key (company_id, store_id) references erp.store,
    foreign key (company_id, buyer_id) references erp.app_user,
    foreign key (company_id, season_id) references procure.season,
    foreign key (company_id, created_by) references erp.app_user,
    foreign key (company_id, updated_by) references erp.app_user);
  select platform.protect_master('procure.kiosk');
  create table procure.kiosk_fee (
    company_id bigint not null, kiosk_id bigint not null, line_no integer not null,
    label text not null, kind text not null constraint kiosk_fee_kind check (kind in ('once', 'monthly')),
    amount_minor bigint not null, months integer, starts_on date, due_at time, store_id bigint,
    primary key (company_id, kiosk_id, line_no),
    constraint kiosk_fee_months check (months is null or kind = 'monthly'),
    constraint kiosk_fee_once unique (company_id, kiosk_id, label),
    foreign key (company_id, store_id) references erp.store,
    foreign key (company_id, kiosk_id) references procure.kiosk on delete cascade);
  select platform.protect_lines('procure.kiosk_fee', 5);
  create table procure.kiosk_season (
    company_id bigint not null, kiosk_id bigint not null, season_id bigint not null,
    primary key (company_id, kiosk_id, season_id),
    foreign key (company_id, kiosk_id) references procure.kiosk on delete cascade,
    foreign key (company_id, season_id) references procure.season);
  select platform.protect_links('procure.kiosk_season');
  insert into erp.page (module_id, path, event_type, title, title_ar, icon, sort_order, is_dashboard, type)
  select id, '/procure/kiosk/', 'kiosk', 'Kiosks', '-', 'tag', 999, false, 'link' from erp.module where mdl_route = '/procure';
  insert into erp.page_event (page_id, code, permission)
  select p.id, e, 'kiosk:' || e from erp.page p, unnest(array['${kiosk.page.events.join("', '")}']) e where p.path = '/procure/kiosk/'`
