import { texts } from '@countinghouse/kernel/text'
import { text as bases } from './landed-bases.text.ts'

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
  chargeTypeId: bases.chargeTypeId,
  supplierId: { en: 'Supplier', ar: 'المورد' },
  supplierId_help: { en: 'Leave blank for all suppliers.', ar: 'اتركه فارغًا لجميع الموردين.' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: { en: 'Leave blank for all stores.', ar: 'اتركه فارغًا لجميع المتاجر.' },
  basis: { en: 'Calculation', ar: 'طريقة الحساب' },
  basis_fixed: { en: 'Fixed amount', ar: 'مبلغ ثابت' },
  basis_per_unit: { en: 'Per unit', ar: 'لكل وحدة' },
  basis_per_kg: { en: 'Per kilogram', ar: 'لكل كيلوغرام' },
  basis_per_m3: { en: 'Per cubic metre', ar: 'لكل متر مكعب' },
  basis_rate_of_value: { en: 'Percentage of value', ar: 'نسبة من القيمة' },
  basis_duty: bases.allocateBy_duty,
  ratePpm: { en: 'Percentage of value', ar: 'النسبة من القيمة' },
  ratePpm_help: { en: 'Of the cost of the received goods.', ar: 'من تكلفة البضائع المستلمة.' },
  rateMinor: { en: 'Rate', ar: 'السعر' },
  rateMinor_help: {
    en: 'Per unit, kilogram or cubic metre, in the company currency.',
    ar: 'لكل وحدة أو كيلوغرام أو متر مكعب، بعملة الشركة.',
  },
  amountMinor: { en: 'Amount', ar: 'المبلغ' },
  amountMinor_help: { en: 'For each receipt, in the company currency.', ar: 'لكل استلام، بعملة الشركة.' },
  allocateBy: bases.allocateBy,
  allocateBy_help: {
    en: 'Calculated duty is allocated as it is calculated.',
    ar: 'تُوزَّع الرسوم الجمركية المحسوبة كما حُسبت.',
  },
  allocateBy_value: bases.allocateBy_value,
  allocateBy_qty: bases.allocateBy_qty,
  allocateBy_weight: bases.allocateBy_weight,
  allocateBy_volume: bases.allocateBy_volume,
  allocateBy_chargeable: bases.allocateBy_chargeable,
  allocateBy_chargeable_sea: bases.allocateBy_chargeable_sea,
  allocateBy_chargeable_road: bases.allocateBy_chargeable_road,
  allocateBy_equal: bases.allocateBy_equal,
  taken: {
    en: 'Another rule already estimates this charge type for this supplier and store. Edit that rule.',
    ar: 'توجد قاعدة أخرى تقدّر نوع الرسم هذا لهذا المورد والمتجر. عدّل تلك القاعدة.',
  },
  rule_one_way: {
    en: 'Enter the percentage, rate or amount that the calculation uses, and leave the others blank.',
    ar: 'أدخل النسبة أو السعر أو المبلغ الذي تستخدمه طريقة الحساب واترك ما عداه فارغًا.',
  },
})
