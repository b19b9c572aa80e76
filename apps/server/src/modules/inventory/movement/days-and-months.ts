import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Sql = RawBuilder<unknown>

/**
 * Sources of a period by its first and last day. Whole months come from their totals, the rest of the period from daily totals. What
 * follows it comes from the later months, plus or minus the days between, whichever are fewer. So no period reads more than about a month
 * of days before, in and after it. docs/guides/inventory.md, Stock lists and reports.
 */
export function periodBetween(first: Sql, last: Sql): Sql {
  return sql`
    select p.first, p.last, p.whole_from, greatest(p.whole_from, p.whole_to) as tail_from, p.whole_to,
      case when p.is_early then p.month else p.next_month end as later_from,
      case when p.is_early then p.month else p.last + 1 end as between_from,
      case when p.is_early then p.last + 1 else p.next_month end as between_to,
      case when p.is_early then -1 else 1 end as between_sign
    from (
      select b.first, b.last, (date_trunc('month', b.first - 1) + interval '1 month')::date as whole_from,
        date_trunc('month', b.last + 1)::date as whole_to, date_trunc('month', b.last)::date as month,
        (date_trunc('month', b.last) + interval '1 month')::date as next_month, extract(day from b.last) <= 15 as is_early
      from (select (${first})::date as first, (${last})::date as last) b) p`
}

/**
 * Flows by store, variant and kind in the period of the expression `period` (`is_later` false), and after it (true). `among`: a condition
 * on the requested rows, after other conditions on `d`.
 */
export function flowsOfPeriod(among: Sql): Sql {
  const of = (name: string) => sql`(select ${sql.ref(name)} from period)`
  const read = (table: 'stock_day' | 'stock_month', when: Sql, isLater = false, sign: Sql = sql`1`) => sql`
    select d.store_id, d.variant_id, d.kind, ${sql.lit(isLater)} as is_later, ${sign} * d.in_quantity as in_quantity,
      ${sign} * d.out_quantity as out_quantity, ${sign} * d.in_value_minor as in_value_minor, ${sign} * d.out_value_minor as out_value_minor
    from inventory.${sql.ref(table)} d where ${when} and ${among}`
  return sql`
    select d.store_id, d.variant_id, d.kind, d.is_later, sum(d.in_quantity) as in_quantity, sum(d.out_quantity) as out_quantity,
      sum(d.in_value_minor) as in_value_minor, sum(d.out_value_minor) as out_value_minor
    from (${sql.join(
      [
        read('stock_day', sql`d.day >= ${of('first')} and d.day < least(${of('whole_from')}, ${of('last')} + 1)`),
        read('stock_month', sql`d.month >= ${of('whole_from')} and d.month < ${of('whole_to')}`),
        read('stock_day', sql`d.day >= ${of('tail_from')} and d.day <= ${of('last')}`),
        read('stock_month', sql`d.month >= ${of('later_from')}`, true),
        read(
          'stock_day',
          sql`d.day >= ${of('between_from')} and d.day < ${of('between_to')}`,
          true,
          of('between_sign'),
        ),
      ],
      sql` union all `,
    )}) d
    group by 1, 2, 3, 4`
}
