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
  help_scan: { en: 'Move goods by scan', ar: 'نقل البضاعة بالمسح' },
  help_scan_1: {
    en: 'Create a relocation without lines and open its tab Scan.',
    ar: 'أنشئ عملية نقل بلا سطور وافتح تبويب «المسح».',
  },
  help_scan_2: {
    en: 'Scan the location you take from, the one you move to, then the goods. Without a network scans are kept and sent later.',
    ar: 'امسح الموقع المأخوذ منه ثم المنقول إليه ثم البضاعة. دون شبكة تُحفظ عمليات المسح وتُرسل لاحقًا.',
  },
  help_scan_3: { en: 'Choose Post when you are finished.', ar: 'اختر «ترحيل» عند الانتهاء.' },
  help_undo: { en: 'Undo', ar: 'التراجع' },
  help_undo_1: {
    en: 'Choose Reverse while the goods are still at their new locations.',
    ar: 'اختر «عكس» ما دامت البضاعة في مواقعها الجديدة.',
  },
})
