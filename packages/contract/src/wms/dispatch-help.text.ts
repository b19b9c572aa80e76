import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Goods that leave the store without a sale or a transfer: back to a supplier, as scrap, as a sample, for staff. A draft changes no stock; what was dispatched is never edited, only reversed.',
    ar: 'بضاعة تخرج من المتجر دون بيع أو تحويل: إرجاع إلى مورد أو إتلاف أو عيّنة أو للموظفين. المسودة لا تغيّر المخزون، وما أُرسل لا يُعدَّل بل يُعكس.',
  },
  help_dispatch: { en: 'Dispatch goods', ar: 'إرسال بضاعة' },
  help_dispatch_1: {
    en: 'Create a dispatch; choose the store, the purpose, who gets it, and the reason.',
    ar: 'أنشئ إرسالًا واختر المتجر والغرض والمستلم والسبب.',
  },
  help_dispatch_2: {
    en: 'Scan the goods. Without a place they are taken from where enough of them lies free; the side “Where it lies” shows it. Goods that are kept by lot leave by the lot of their label.',
    ar: 'امسح البضاعة. من دون مكان تؤخذ من حيث يتوفر ما يكفي، ويعرضه جانب «أين توجد». البضاعة التي تُحفظ حسب الدفعة تخرج بالدفعة المكتوبة على ملصقها.',
  },
  help_dispatch_3: {
    en: 'Dispatch. Where a rule wants approval it waits for it. Note vehicle, seal and driver, and later that it was delivered.',
    ar: 'أرسل. إذا طلبت قاعدة موافقة ينتظرها. سجّل المركبة والختم والسائق، ثم التسليم لاحقًا.',
  },
})
