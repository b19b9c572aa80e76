import { text } from '@countinghouse/contract/erp/first-steps.text'
import { permissionName } from '@countinghouse/contract/page'
import { pricesPage } from '@countinghouse/contract/procure/price'
import { product } from '@countinghouse/contract/procure/product'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { sql } from 'kysely'
import type { FirstStep } from '../../../platform/registry/first-step.ts'

/** First steps of the catalogue. */
export const firstSteps: readonly FirstStep[] = [
  {
    key: 'procure.suppliers',
    title: text.suppliers,
    permission: permissionName(supplier.page, 'create'),
    address: supplier.page.path,
    place: 20,
    isDone: (companyId) => sql`exists (select from procure.supplier s where s.company_id = ${companyId})`,
  },
  {
    key: 'procure.products',
    title: text.products,
    permission: permissionName(product.page, 'create'),
    address: product.page.path,
    place: 30,
    isDone: (companyId) =>
      sql`exists (select from procure.product p where p.company_id = ${companyId} and p.status = 'active')`,
  },
  {
    key: 'procure.prices',
    title: text.prices,
    permission: permissionName(pricesPage, 'create'),
    address: pricesPage.path,
    place: 40,
    isDone: (companyId) => sql`exists (select from procure.price p where p.company_id = ${companyId})`,
  },
]
