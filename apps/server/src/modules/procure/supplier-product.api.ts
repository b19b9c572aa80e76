import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { product } from '@countinghouse/contract/procure/product'
import { downloadProductImage } from '@countinghouse/contract/procure/product-image'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import { text } from '@countinghouse/contract/procure/supplier-product.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Text } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { findVariants } from './products/find-variants.ts'
import { supplierForm } from './supplier-file/supplier-form.ts'
import { guardSupplierProducts } from './suppliers/supplier-product-guard.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const guards = { [supplierProduct.entity]: guardSupplierProducts }
const forms = [supplierForm]

const productOf = (value: RawBuilder<unknown>) =>
  sql`(select ${value} from procure.product p where p.company_id = r.company_id and p.id = r.product_id)`
const pictureBase = downloadProductImage.path.replace('{id}', '')

/** A variant is selected by SKU and labelled with its product. */
const pickers = [
  pickerTable({
    entity: 'procure.variant',
    page: product.page,
    // The variant list shows products.
    isShown: false,
    code: sql`r.sku`,
    codeKey: sql`r.sku_key`,
    // Variants have the name of their product.
    hasName: sql`false`,
    label: productOf(sql`platform.in_language(p.name, p.name_ar)`),
    isActive: sql`r.status = 'active'`,
    detail: sql`(
      select nullif(concat_ws(', ', platform.in_language(c.name, c.name_ar), platform.in_language(s.name, s.name_ar)), '') from (select r.color_id, r.size_id) o
      left join procure.color c on c.company_id = r.company_id and c.id = o.color_id
      left join procure.size s on s.company_id = r.company_id and s.id = o.size_id)`,
    picture: sql`(
      select ${pictureBase} || i.id || '?size=small' from procure.product_image i
      where i.company_id = r.company_id and i.product_id = r.product_id order by i.color_id is distinct from r.color_id, i.sort_order, i.id limit 1)`,
    finder: findVariants,
    narrowed: { kind: productOf(sql`p.kind`) },
    refusal: errorText.not_in_stock,
  }),
]

function taken(fields: readonly string[], words: Text): ConstraintRule {
  return async ({ locale }) => {
    const message = format(words, locale)
    return new AppError('duplicate', {
      message,
      fields: Object.fromEntries(fields.map((field) => [field, [{ code: 'duplicate', message }]])),
    })
  }
}

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'procure.supplier_product_once': taken(['productId', 'variantId'], text.known),
  'procure.supplier_product_supplier_code': taken(['supplierCode'], text.code_known),
  'procure.supplier_product_one_preferred': taken(['isPreferred'], text.rule_one_preferred),
  // Unreachable: duplicate primary keys for the foreign keys of other tables.
  'procure.supplier_product_money': taken(['currency'], text.locked),
  'procure.variant_of_product': async () => new AppError('duplicate'),
  // For a concurrent price write; otherwise the guard reports it first.
  'procure.supplier_price_money': async ({ locale }) => {
    const message = format(text.locked, locale)
    return new AppError('procure.locked_field', { message, fields: { currency: [{ code: 'locked_field', message }] } })
  },
}

export const module = defineModule({ guards, forms, pickers, constraintRules })
