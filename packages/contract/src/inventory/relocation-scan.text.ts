import { texts } from '@countinghouse/kernel/text'
import { text as receiving } from './receiving.text.ts'

/** Relocating by scan. */
export const text = texts({
  title: { en: 'Scan', ar: 'المسح' },
  scanFrom: { en: 'Scan the location to take from', ar: 'امسح الموقع المأخوذ منه' },
  scanTo: { en: 'Scan the location to move to', ar: 'امسح الموقع المنقول إليه' },
  move: { en: '{from} → {to}', ar: '{from} ← {to}' },
  code: { en: 'Scan or type a code', ar: 'امسح رمزًا أو اكتبه' },
  place_hint: { en: 'Code of a location of this store.', ar: 'رمز موقع في هذا المتجر.' },
  code_hint: {
    en: '5*CODE moves five, -1*CODE takes one back. Scan a location to move from there.',
    ar: '⁦5*CODE⁩ تنقل خمسًا و⁦-1*CODE⁩ تعيد واحدة. ومسح موقع يبدأ المسار التالي.',
  },
  lotNo: { en: 'Lot or serial number', ar: 'الدفعة أو الرقم التسلسلي' },
  change: { en: 'Change locations', ar: 'تغيير الموقعين' },
  noPlace: {
    en: 'No location of this store has the code {code}. Scan another one.',
    ar: 'لا يوجد موقع في هذا المتجر بالرمز {code}. امسح غيره.',
  },
  same: { en: 'Choose another location than {code}.', ar: 'اختر موقعًا غير {code}.' },
  moved: { en: 'Moved goods', ar: 'البضاعة المنقولة' },
  product: { en: 'Product', ar: 'المنتج' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  lot: { en: 'Lot', ar: 'الدفعة' },
  takeBack: { en: 'Take one back: {product}', ar: 'إعادة واحدة: {product}' },
  none: { en: 'Nothing moved yet.', ar: 'لم يُنقل شيء بعد.' },
  unknown_code: receiving.unknown_code,
  which_lot: receiving.which_lot,
  serial_once: {
    en: 'This serial number is moved already. Each is one piece.',
    ar: 'نُقل هذا الرقم التسلسلي من قبل. كل رقم قطعة واحدة.',
  },
  not_stocked: { en: 'This product has no stock. It cannot be moved.', ar: 'لا مخزون لهذا المنتج. لا يمكن نقله.' },
  other_place: {
    en: 'This location is inactive or belongs to another store. Scan another one.',
    ar: 'هذا الموقع غير نشط أو تابع لمتجر آخر. امسح غيره.',
  },
  below: {
    en: 'Fewer pieces were moved between these locations. Lower the quantity.',
    ar: 'عدد القطع المنقولة بين هذين الموقعين أقل. قلّل الكمية.',
  },
  full: {
    en: 'This relocation has 1,000 lines. Post it and start another one.',
    ar: 'في عملية النقل هذه 1,000 سطر. رحّلها وابدأ غيرها.',
  },
  too_much: {
    en: 'This exceeds the largest quantity of a relocation. Post it and start another one.',
    ar: 'يتجاوز هذا أكبر كمية لعملية نقل. رحّلها وابدأ غيرها.',
  },
  elsewhere: {
    en: 'This scan belongs to another relocation. Scan the piece again.',
    ar: 'هذا المسح لعملية نقل أخرى. امسح القطعة مرة أخرى.',
  },
})
