import { texts } from '@countinghouse/kernel/text'
import { text as charge } from '../procure/charge-type.text.ts'
import { text as cost } from './landed-cost.text.ts'

export const text = texts({
  title: { en: 'Landed cost rules', ar: 'قواعد التكلفة الواصلة' },
  one: { en: 'landed cost rule', ar: 'قاعدة تكلفة واصلة' },
  many: {
    en: '{count, plural, one {# landed cost rule} other {# landed cost rules}}',
    ar: '{count, plural, zero {لا قواعد تكلفة واصلة} one {قاعدة تكلفة واصلة واحدة} two {قاعدتا تكلفة واصلة} few {# قواعد تكلفة واصلة} many {# قاعدة تكلفة واصلة} other {# قاعدة تكلفة واصلة}}',
  },
  purpose: {
    en: 'Landed costs estimated when goods of an order are received.',
    ar: 'تكاليف واصلة تُقدَّر عند استلام بضائع أمر شراء.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  chargeTypeId: cost.chargeTypeId,
  supplierId: { en: 'Supplier', ar: 'المورد' },
  supplierId_help: { en: 'Leave blank for all suppliers.', ar: 'اتركه فارغًا لجميع الموردين.' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: { en: 'Leave blank for all stores.', ar: 'اتركه فارغًا لجميع المتاجر.' },
  basis: charge.basis,
  basis_fixed: charge.basis_fixed,
  basis_per_unit: charge.basis_per_unit,
  basis_per_kg: charge.basis_per_kg,
  basis_per_m3: charge.basis_per_m3,
  basis_rate_of_value: charge.basis_rate_of_value,
  basis_duty: cost.allocateBy_duty,
  ratePpm: { en: 'Percentage of value', ar: 'النسبة من القيمة' },
  ratePpm_help: { en: 'Of the cost of the received goods.', ar: 'من تكلفة البضائع المستلمة.' },
  rate: { en: 'Rate', ar: 'السعر' },
  rate_help: {
    en: 'Per unit, kilogram or cubic metre, in the company currency.',
    ar: 'لكل وحدة أو كيلوغرام أو متر مكعب، بعملة الشركة.',
  },
  amountMinor: { en: 'Amount', ar: 'المبلغ' },
  amountMinor_help: { en: 'For each receipt, in the company currency.', ar: 'لكل استلام، بعملة الشركة.' },
  allocateBy: cost.allocateBy,
  allocateBy_help: {
    en: 'Calculated duty is allocated as it is calculated.',
    ar: 'تُوزَّع الرسوم الجمركية المحسوبة كما حُسبت.',
  },
  allocateBy_value: cost.allocateBy_value,
  allocateBy_qty: cost.allocateBy_qty,
  allocateBy_weight: cost.allocateBy_weight,
  allocateBy_volume: cost.allocateBy_volume,
  allocateBy_chargeable: cost.allocateBy_chargeable,
  allocateBy_chargeable_sea: cost.allocateBy_chargeable_sea,
  allocateBy_chargeable_road: cost.allocateBy_chargeable_road,
  allocateBy_equal: cost.allocateBy_equal,
  taken: {
    en: 'Another rule already estimates this charge type for this supplier and store. Edit that rule.',
    ar: 'توجد قاعدة أخرى تقدّر نوع الرسم هذا لهذا المورد والمتجر. عدّل تلك القاعدة.',
  },
  rule_one_way: {
    en: 'Enter the percentage, rate or amount that the calculation uses, and leave the others blank.',
    ar: 'أدخل النسبة أو السعر أو المبلغ الذي تستخدمه طريقة الحساب واترك ما عداه فارغًا.',
  },
})
