import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Locations', ar: 'المواقع' },
  one: { en: 'location', ar: 'موقع' },
  many: {
    en: '{count, plural, one {# location} other {# locations}}',
    ar: '{count, plural, zero {لا مواقع} one {موقع واحد} two {موقعان} few {# مواقع} many {# موقعًا} other {# موقع}}',
  },
  purpose: {
    en: 'Shelves and staging areas of each store, with codes to scan.',
    ar: 'رفوف كل متجر ومناطق التجهيز فيه، برموز للمسح.',
  },
  help: {
    en: 'Each store has a default location from its first receipt on; add others as needed. Postings that a location blocks are rejected with the reason entered here.',
    ar: 'لكل متجر موقع افتراضي منذ أول استلام؛ أضف مواقع أخرى عند الحاجة. يُرفض أي ترحيل يحظره الموقع مع السبب المُدخل هنا.',
  },
  help_block: { en: 'Block a location', ar: 'حظر موقع' },
  help_block_1: {
    en: 'Open the location, select Inbound blocked or Outbound blocked, and enter the reason, such as a wet floor.',
    ar: 'افتح الموقع وحدد «الإدخال محظور» أو «الإخراج محظور» وأدخل السبب، كأرضية مبللة.',
  },
  help_block_2: {
    en: 'Goods in the location remain in the stock of the store. Clear the block when the location is usable again.',
    ar: 'تبقى البضاعة في الموقع ضمن مخزون المتجر. أزل الحظر حين يصلح الموقع للاستخدام.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: { en: 'Printed on the location label and scanned.', ar: 'يُطبع على ملصق الموقع ويُمسح.' },
  name: { en: 'Name', ar: 'الاسم' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: {
    en: 'Cannot be changed once the location has had stock.',
    ar: 'لا يمكن تغييره بعد أن توضع بضاعة في الموقع.',
  },
  kind: { en: 'Type', ar: 'النوع' },
  kind_shelf: { en: 'Shelf', ar: 'رف' },
  kind_staging: { en: 'Staging', ar: 'منطقة تجهيز' },
  isMain: { en: 'Default location', ar: 'الموقع الافتراضي' },
  isMain_help: {
    en: 'Used when no location is specified. Replaces the previous default of the store.',
    ar: 'يُستخدم ما لم يُحدد موقع. يحل محل الافتراضي السابق للمتجر.',
  },
  isAllocatable: { en: 'For sale', ar: 'للبيع' },
  isAllocatable_help: {
    en: 'Stock here can be sold and reserved. Changeable only while the location is empty.',
    ar: 'يجوز بيع المخزون هنا وحجزه. لا يتغير إلا والموقع فارغ.',
  },
  isDamaged: { en: 'For damaged goods', ar: 'للبضاعة التالفة' },
  isDamaged_help: {
    en: 'Goods received damaged are placed here. One per store, not for sale.',
    ar: 'توضع هنا البضاعة المستلمة تالفة. موقع واحد لكل متجر، وليس للبيع.',
  },
  rule_damaged_aside: {
    en: 'A location for damaged goods cannot be for sale or the default location.',
    ar: 'لا يمكن أن يكون موقع البضاعة التالفة للبيع أو افتراضيًا.',
  },
  damaged_taken: {
    en: 'This store already has a location for damaged goods.',
    ar: 'لهذا المتجر موقع للبضاعة التالفة بالفعل.',
  },
  blocksIn: { en: 'Inbound blocked', ar: 'الإدخال محظور' },
  blocksIn_help: { en: 'No goods can be moved in.', ar: 'لا يمكن إدخال بضاعة.' },
  blocksOut: { en: 'Outbound blocked', ar: 'الإخراج محظور' },
  blocksOut_help: { en: 'No goods can be moved out.', ar: 'لا يمكن إخراج بضاعة.' },
  blockReason: { en: 'Block reason', ar: 'سبب الحظر' },
  blockReason_help: { en: 'Shown when a posting is rejected.', ar: 'يظهر عند رفض الترحيل.' },
  blocked_stock: {
    en: '{count, plural, one {# variant is} other {# variants are}} stored here or in transit to this location. Move the stock first.',
    ar: '{count, plural, one {صنف واحد موجود هنا أو} two {صنفان موجودان هنا أو} few {# أصناف موجودة هنا أو} many {# صنفًا موجودًا هنا أو} other {# صنف موجود هنا أو}} قيد النقل إلى هذا الموقع. انقل المخزون أولًا.',
  },
  rule_block_told: { en: 'Enter the block reason.', ar: 'أدخل سبب الحظر.' },
  rule_main_is_shelf: {
    en: 'The default location must be of type Shelf. Change the type or choose another location.',
    ar: 'يجب أن يكون الموقع الافتراضي من النوع «رف». غيّر النوع أو اختر موقعًا آخر.',
  },
  rule_main_in_use: {
    en: 'The default location must stay active. Choose another default first.',
    ar: 'يجب أن يبقى الموقع الافتراضي نشطًا. اختر غيره أولًا.',
  },
  rule_allocatable_is_tracked: {
    en: 'Only shelves and staging areas can be for sale.',
    ar: 'الرفوف ومناطق التجهيز وحدها يمكن أن تكون للبيع.',
  },
  rule_reserved_code: {
    en: 'This code is reserved for the stock ledger. Choose another code.',
    ar: 'هذا الرمز محجوز لدفتر المخزون. اختر رمزًا آخر.',
  },
})
