import { texts } from '@countinghouse/kernel/text'

/** Sentences of answers. */
export const text = texts({
  total: { en: '{figure}: {value}', ar: '{figure}: {value}' },
  totalBefore: { en: '{figure}: {value} (before: {before})', ar: '{figure}: {value} (سابقًا: {before})' },
  answered: {
    en: '{groups}, {period}{filters}. {totals}.',
    ar: '{groups}، {period}{filters}. {totals}.',
  },
  period: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  first: { en: 'Highest: {name} with {value}.', ar: 'الأعلى: {name} بقيمة {value}.' },
  filters: { en: ', {names}', ar: '، {names}' },
  by: { en: '{figure} by {groups}', ar: '{figure} حسب {groups}' },
  empty: {
    en: 'There are no figures: {figure} by {groups}, {period}{filters}.',
    ar: 'لا توجد أرقام: {figure} حسب {groups}، {period}{filters}.',
  },
  unknownWords: {
    en: 'Not understood: {words}. Ask for a figure, a group, a period and names of your stores, brands, categories or products.',
    ar: 'لم يُفهم: {words}. اسأل عن رقم ومجموعة وفترة وأسماء متاجرك أو علاماتك أو فئاتك أو منتجاتك.',
  },
  noFigure: {
    en: 'The question names no figure. Ask for sales, quantity, margin, returns, discounts or the number of receipts.',
    ar: 'لا يسمّي السؤال رقمًا. اسأل عن المبيعات أو الكمية أو الهامش أو المرتجعات أو الخصومات أو عدد الإيصالات.',
  },
  severalPeriods: {
    en: 'The question names several periods. Ask for one, or add “compared with the period before”.',
    ar: 'يسمّي السؤال عدة فترات. اسأل عن فترة واحدة أو أضف «مقارنة بالفترة السابقة».',
  },
  severalNames: {
    en: 'The question names several records of one type: {names}. Ask for one, or group by that type.',
    ar: 'يسمّي السؤال عدة سجلات من نوع واحد: {names}. اسأل عن واحد أو جمّع حسب ذلك النوع.',
  },
  severalKinds: {
    en: '{name} is the name of several records: {kinds}. Write which one before the name.',
    ar: '{name} اسم لعدة سجلات: {kinds}. اكتب أيها قبل الاسم.',
  },
  tooManyGroups: {
    en: 'A report has at most three groups. Ask with fewer.',
    ar: 'للتقرير ثلاث مجموعات كحد أقصى. اسأل بعدد أقل.',
  },
  notCombined: {
    en: 'No report has {figures} by {groups}. Ask for other figures or groups.',
    ar: 'لا يوجد تقرير فيه {figures} حسب {groups}. اسأل عن أرقام أو مجموعات أخرى.',
  },
  noReports: {
    en: 'You may not see reports: the permission “View” of the page “{page}” is missing.',
    ar: 'لا يمكنك عرض التقارير: تنقصك صلاحية «العرض» للصفحة «{page}».',
  },
  noCost: {
    en: 'You may not see {figures}: the permission to see costs is missing.',
    ar: 'لا يمكنك عرض {figures}: تنقصك صلاحية عرض التكاليف.',
  },
  noStore: {
    en: 'You may not see reports of the store {name}.',
    ar: 'لا يمكنك عرض تقارير المتجر {name}.',
  },
  examples: { en: 'You can ask: {examples}.', ar: 'يمكنك أن تسأل: {examples}.' },
})
