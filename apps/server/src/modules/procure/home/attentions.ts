import { text } from '@countinghouse/contract/procure/home-attention.text'
import { pricesPage } from '@countinghouse/contract/procure/price'
import { priceBatchesPage } from '@countinghouse/contract/procure/price-batch'
import { product } from '@countinghouse/contract/procure/product'
import { season } from '@countinghouse/contract/procure/season'
import { supplier } from '@countinghouse/contract/procure/supplier'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Attention } from '../../../platform/registry/attention.ts'

/** Attention items of the catalogue and the suppliers. */
export const attentions: readonly Attention[] = [
  {
    key: 'procure.accounts_pending',
    title: text.pendingAccounts,
    tone: 'warning',
    page: supplier.page,
    address: `${supplier.page.path}?hasPendingAccount=true`,
    rows: ({ companyId }) =>
      sql`select from procure.supplier s where s.company_id = ${companyId} and s.has_pending_account`,
    decision: {
      event: 'bank_confirm',
      rows: ({ companyId, userId }) => sql`
        select from procure.supplier s where s.company_id = ${companyId} and s.has_pending_account
          and exists (select from procure.supplier_bank_account a where a.company_id = s.company_id and a.supplier_id = s.id
            and a.state = 'pending' and a.proposed_by <> ${userId})`,
    },
  },
  {
    key: 'procure.seasons_over',
    title: text.seasonsOver,
    tone: 'warning',
    page: season.page,
    address: (day) => `${season.page.path}?status=active&sellingTo.before=${day}`,
    rows: ({ companyId }) => sql`
      select from procure.season s join erp.company c on c.id = s.company_id
      where s.company_id = ${companyId} and s.status = 'active' and s.selling_to < (now() at time zone c.timezone)::date`,
  },
  ofProducts({
    key: 'procure.without_price',
    title: text.withoutPrice,
    tone: 'warning',
    requested: 'status=active&isSellable=true&hasPrice=false',
    isSo: sql`p.status = 'active' and p.is_sellable and not p.has_price`,
  }),
  ofProducts({
    key: 'procure.without_barcode',
    title: text.withoutBarcode,
    tone: 'warning',
    requested: 'status=active&hasBarcode=false',
    isSo: sql`p.status = 'active' and not p.has_barcode`,
  }),
  ofProducts({
    key: 'procure.drafts',
    title: text.drafts,
    tone: 'info',
    requested: 'status=draft',
    isSo: sql`p.status = 'draft'`,
  }),
  ofProducts({
    key: 'procure.without_picture',
    title: text.withoutPicture,
    tone: 'info',
    requested: 'status=active&hasPicture=false',
    isSo: sql`p.status = 'active' and not p.has_picture`,
  }),
  {
    key: 'procure.prospects',
    title: text.prospects,
    tone: 'info',
    page: supplier.page,
    address: `${supplier.page.path}?status=active&standing=prospect`,
    rows: ({ companyId }) => sql`
      select from procure.supplier s where s.company_id = ${companyId} and s.status = 'active' and s.standing = 'prospect'`,
  },
  {
    key: 'procure.batches_waiting',
    title: text.batchesWaiting,
    tone: 'info',
    page: priceBatchesPage,
    address: `${priceBatchesPage.path}?state=draft`,
    rows: ({ companyId }) =>
      sql`select from procure.price_batch b where b.company_id = ${companyId} and b.state = 'draft'`,
  },
  {
    key: 'procure.prices_starting',
    title: text.pricesStarting,
    tone: 'info',
    page: pricesPage,
    address: `${pricesPage.path}?validFrom.within=next7Days`,
    rows: ({ companyId }) => sql`
      select from procure.price p, (select (now() at time zone c.timezone)::date as today from erp.company c where c.id = ${companyId}) d
      where p.company_id = ${companyId} and p.valid_from between d.today and d.today + 6`,
  },
]

type OfProducts = Pick<Attention, 'key' | 'title' | 'tone'> & {
  /** Query that lists exactly these products. */
  readonly requested: string
  readonly isSo: RawBuilder<unknown>
}

function ofProducts({ requested, isSo, ...told }: OfProducts): Attention {
  return {
    ...told,
    page: product.page,
    address: `${product.page.path}?${requested}`,
    rows: ({ companyId }) => sql`select from procure.product p where p.company_id = ${companyId} and ${isSo}`,
  }
}
