import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Places', ar: 'الأماكن' },
  one: { en: 'place', ar: 'مكان' },
  many: {
    en: '{count, plural, one {# place} other {# places}}',
    ar: '{count, plural, zero {لا أماكن} one {مكان واحد} two {مكانان} few {# أماكن} many {# مكانًا} other {# مكان}}',
  },
  purpose: {
    en: 'Places are where goods lie in a store: shelves, and areas where they wait. Each has a code that is unique in the company, so that a scan finds it.',
    ar: 'الأماكن هي حيث توضع البضاعة في المتجر: الرفوف ومناطق الانتظار. لكل منها رمز فريد في الشركة ليُعثر عليه بالمسح.',
  },
  help: {
    en: 'A store has its main shelf from its first goods on; add further places as you need them. What a place blocks is refused wherever somebody posts, with the reason you give here.',
    ar: 'للمتجر رفه الرئيسي منذ أول بضاعة فيه، وتضيف أماكن أخرى عند الحاجة. ما يحظره المكان يُرفض أينما رُحّل، مع السبب الذي تذكره هنا.',
  },
  help_block: { en: 'Close a place for a while', ar: 'إغلاق مكان مؤقتًا' },
  help_block_1: {
    en: 'Open it, choose what it blocks and say why, such as a wet floor or a count.',
    ar: 'افتحه واختر ما يحظره واذكر السبب، كأرضية مبللة أو جرد.',
  },
  help_block_2: {
    en: 'Goods that lie there stay in the stock of the store. Take the block away when the place is usable again.',
    ar: 'تبقى البضاعة الموجودة فيه ضمن مخزون المتجر. أزل الحظر حين يصلح المكان للاستخدام.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  code_help: {
    en: 'What is printed at the place and scanned there.',
    ar: 'ما يُطبع على المكان ويُمسح هناك.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: {
    en: 'Stays as soon as goods lay here.',
    ar: 'يبقى كما هو بعد أن توضع بضاعة هنا.',
  },
  kind: { en: 'Kind', ar: 'النوع' },
  kind_shelf: { en: 'Shelf', ar: 'رف' },
  kind_staging: { en: 'Staging', ar: 'منطقة تجهيز' },
  isMain: { en: 'Main shelf', ar: 'الرف الرئيسي' },
  isMain_help: {
    en: 'Where goods of the store go when nobody says otherwise. A store has one: the one before stops being it.',
    ar: 'حيث توضع بضاعة المتجر ما لم يُحدد غيره. للمتجر واحد فقط: يتوقف السابق عن ذلك.',
  },
  isAllocatable: { en: 'For sale', ar: 'للبيع' },
  isAllocatable_help: {
    en: 'What lies here may be sold and promised. It changes only while the place is empty.',
    ar: 'يجوز بيع ما يوجد هنا والوعد به. لا يتغير إلا والمكان فارغ.',
  },
  isDamaged: { en: 'For damaged goods', ar: 'للبضاعة التالفة' },
  isDamaged_help: {
    en: 'What arrives damaged is put aside here. A store has one such place, which is not for sale.',
    ar: 'يُوضع هنا ما يصل تالفًا. للمتجر مكان واحد كهذا وهو ليس للبيع.',
  },
  rule_damaged_aside: {
    en: 'A place for damaged goods is neither for sale nor the main shelf.',
    ar: 'مكان البضاعة التالفة ليس للبيع وليس الرف الرئيسي.',
  },
  damaged_taken: {
    en: 'This store has a place for damaged goods already.',
    ar: 'لهذا المتجر مكان للبضاعة التالفة من قبل.',
  },
  blocksIn: { en: 'Nothing in', ar: 'منع الإدخال' },
  blocksIn_help: { en: 'No goods get in.', ar: 'لا تدخل إليه بضاعة.' },
  blocksOut: { en: 'Nothing out', ar: 'منع الإخراج' },
  blocksOut_help: { en: 'No goods get out.', ar: 'لا تخرج منه بضاعة.' },
  blockReason: { en: 'Why it is blocked', ar: 'سبب الحظر' },
  blockReason_help: { en: 'Told to whoever is refused.', ar: 'يُذكر لمن يُرفض طلبه.' },
  blocked_stock: {
    en: '{count, plural, one {# item lies here or is} other {# items lie here or are}} on the way to it. Move them elsewhere first.',
    ar: '{count, plural, one {صنف واحد موجود هنا أو} two {صنفان موجودان هنا أو} few {# أصناف موجودة هنا أو} many {# صنفًا موجودًا هنا أو} other {# صنف موجود هنا أو}} في الطريق إليه. انقلها إلى مكان آخر أولًا.',
  },
  rule_block_told: {
    en: 'Say why the place is blocked.',
    ar: 'اذكر سبب حظر المكان.',
  },
  rule_main_is_shelf: {
    en: 'The main shelf of a store is a shelf. Choose the kind Shelf, or another place.',
    ar: 'الرف الرئيسي للمتجر رف. اختر النوع «رف» أو مكانًا آخر.',
  },
  rule_main_in_use: {
    en: 'The main shelf of a store stays in use. Choose another one first.',
    ar: 'يبقى الرف الرئيسي للمتجر مستخدمًا. اختر غيره أولًا.',
  },
  rule_allocatable_is_tracked: {
    en: 'Goods are sold from shelves and staging areas alone.',
    ar: 'تُباع البضاعة من الرفوف ومناطق التجهيز فقط.',
  },
  rule_reserved_code: {
    en: 'The stock ledger has this code for itself. Choose another one.',
    ar: 'هذا الرمز محجوز لدفتر المخزون. اختر رمزًا آخر.',
  },
})
