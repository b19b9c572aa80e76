import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A relocation moves goods between locations of one store, such as from the receiving area to a shelf. Quantity and value of the store stay the same.',
    ar: 'تنقل هذه العملية البضاعة بين مواقع متجر واحد، مثل نقلها من منطقة الاستلام إلى رف. تبقى كمية المتجر وقيمته كما هي.',
  },
  help_move: { en: 'Move goods', ar: 'نقل البضاعة' },
  help_move_1: {
    en: 'Choose the store and enter product, locations and quantity of each line, or choose Import lines for a list or a file.',
    ar: 'اختر المتجر وأدخل المنتج والموقعين والكمية في كل سطر، أو اختر «استيراد السطور» لقائمة أو ملف.',
  },
  help_move_2: {
    en: 'Print the draft as a list for the floor if you need one, move the goods, then choose Post.',
    ar: 'اطبع المسودة قائمةً للعمل إن احتجت، وانقل البضاعة، ثم اختر «ترحيل».',
  },
  help_move_3: {
    en: 'Goods that are being picked for an order stay where they are.',
    ar: 'البضاعة الملتقطة لطلب آخر تبقى في مكانها.',
  },
  help_undo: { en: 'Undo', ar: 'التراجع' },
  help_undo_1: {
    en: 'Choose Reverse while the goods are still at their new locations.',
    ar: 'اختر «عكس» ما دامت البضاعة في مواقعها الجديدة.',
  },
})
