import { texts } from '@countinghouse/kernel/text'

/** Activation requirements of products, with messages for those not met. */
export const text = texts({
  needs: { en: 'Activation requirements', ar: 'متطلبات التفعيل' },
  need_category: { en: 'Category', ar: 'التصنيف' },
  need_tax_class: { en: 'Tax class', ar: 'الفئة الضريبية' },
  need_unit: { en: 'Unit', ar: 'الوحدة' },
  need_variant: { en: 'Variants', ar: 'الأصناف' },
  need_price: { en: 'Prices', ar: 'الأسعار' },
  need_barcode: { en: 'Barcodes', ar: 'الباركودات' },
  need_components: { en: 'Components', ar: 'المكونات' },
  need_component_inactive: { en: 'Active components', ar: 'مكونات نشطة' },
  need_group_choices: { en: 'Options of each group', ar: 'خيارات كل مجموعة' },
  need_dates: { en: 'Pre-order terms', ar: 'شروط الطلب المسبق' },
  met_of: { en: '{met} of {requested}', ar: '{met} من {requested}' },
  for_web: { en: 'For the web: {names}', ar: 'للويب: {names}' },
  web_description: { en: 'Description', ar: 'الوصف' },
  web_image: { en: 'Image', ar: 'صورة' },
  met: { en: 'Complete.', ar: 'مكتمل.' },
  mend: { en: 'Go to {need}', ar: 'انتقل إلى {need}' },
  isMissing: { en: 'Complete the missing requirements first.', ar: 'أكمل المتطلبات الناقصة أولًا.' },
  missing_category: { en: 'Select a category.', ar: 'اختر تصنيفًا.' },
  missing_tax_class: { en: 'Select a tax class.', ar: 'اختر فئة ضريبية.' },
  missing_unit: { en: 'Select a unit.', ar: 'اختر وحدة.' },
  missing_variant: { en: 'Add an active variant.', ar: 'أضف صنفًا نشطًا.' },
  missing_price: {
    en: '{count, plural, one {# variant has} other {# variants have}} no price in {list}. Add a price for the product or for each variant.',
    ar: '{count, plural, zero {لا أصناف} one {صنف واحد} two {صنفان} few {# أصناف} many {# صنفًا} other {# صنف}} بلا سعر في {list}. أضف سعرًا للمنتج أو لكل صنف.',
  },
  missing_barcode: {
    en: '{count, plural, one {# variant has} other {# variants have}} no barcode. Scan or generate one for each.',
    ar: '{count, plural, zero {لا أصناف} one {صنف واحد} two {صنفان} few {# أصناف} many {# صنفًا} other {# صنف}} بلا باركود. امسح أو ولّد واحدًا لكل منها.',
  },
})
