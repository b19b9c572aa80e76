import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Request goods that another store has. That store approves, picks and dispatches them.',
    ar: 'اطلب بضاعة لدى متجر آخر، فيوافق عليها ويلتقطها ويصرفها.',
  },
  help_ask: { en: 'Request goods', ar: 'طلب بضاعة' },
  help_ask_1: {
    en: 'Create a transfer: choose the source store under From and the store that needs the goods under To.',
    ar: 'أنشئ تحويلًا: اختر المتجر المصدر في «من» والمتجر المحتاج في «إلى».',
  },
  help_ask_2: {
    en: 'Scan the products, paste them from a spreadsheet or add lines.',
    ar: 'امسح المنتجات أو ألصقها من جدول أو أضف سطورًا.',
  },
  help_ask_3: {
    en: 'Choose Fill from suggestion to add low-stock products that the source store can spare.',
    ar: 'اختر «تعبئة من الاقتراح» لإضافة منتجات منخفضة المخزون يمكن للمتجر المصدر التخلي عنها.',
  },
  help_ask_4: {
    en: 'Choose Submit. Until approval you can choose Withdraw to change the transfer.',
    ar: 'اختر «تقديم». قبل الموافقة يمكنك اختيار «سحب» لتعديل التحويل.',
  },
})
