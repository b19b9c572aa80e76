import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A trade member is a customer that buys on account. The tab Credit shows what it may still owe and what happened to its credit.',
    ar: 'عميل الآجل يشتري على الحساب. يعرض تبويب «الائتمان» ما بقي له وما جرى على ائتمانه.',
  },
  help_limit: { en: 'Change the credit limit', ar: 'تغيير حد الائتمان' },
  help_limit_1: {
    en: 'Open the member and choose Change credit limit. Enter the amount and the reason.',
    ar: 'افتح السجل واختر «تغيير حد الائتمان». أدخل المبلغ والسبب.',
  },
  help_limit_2: {
    en: 'On the page of the customer, the limit of a member cannot be edited.',
    ar: 'لا يمكن تعديل حد عميل الآجل في صفحة العميل.',
  },
  help_stop: { en: 'Stop an account', ar: 'إيقاف حساب' },
  help_stop_1: {
    en: 'Choose Stop account: new orders are held, and each can be released with a reason.',
    ar: 'اختر «إيقاف الحساب»: تُعلّق الطلبات الجديدة ويمكن الإفراج عن كل منها بسبب.',
  },
  help_stop_2: {
    en: 'Choose Suspend account to refuse every order, and Resume account to end either.',
    ar: 'اختر «تعليق الحساب» لرفض كل طلب، و«استئناف الحساب» لإنهاء أي منهما.',
  },
})
