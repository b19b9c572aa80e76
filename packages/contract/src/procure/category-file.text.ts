import { texts } from '@countinghouse/kernel/text'

/** Of the column that a file of categories has beside their fields, and what is said of its cells. */
export const text = texts({
  path: { en: 'Path', ar: 'المسار' },
  path_help: {
    en: 'From the first level on, such as Women / Dresses / Maxi. Parents that are not there yet are made. A name with / or > in it stands in quotation marks.',
    ar: 'من المستوى الأول، مثل نساء / فساتين / طويلة. تُنشأ التصنيفات الأعلى غير الموجودة. الاسم الذي فيه / أو > يوضع بين علامتي اقتباس.',
  },
  path_part: {
    en: 'The path has a part that is empty or longer than 120 characters. Write it such as Women / Dresses / Maxi.',
    ar: 'في المسار جزء فارغ أو أطول من 120 حرفًا. اكتبه مثل نساء / فساتين / طويلة.',
  },
  path_depth: {
    en: 'The path has {count, number} levels, and the tree has {most, number} at most. Shorten it.',
    ar: 'للمسار {count, number} مستويات، وأقصى عمق للشجرة {most, number}. اختصره.',
  },
  path_name: {
    en: 'The path ends with “{found}”. Enter the same name, or leave this cell empty.',
    ar: 'ينتهي المسار بـ«{found}». أدخل الاسم نفسه أو اترك هذه الخلية فارغة.',
  },
  path_parent: {
    en: 'The path says another parent. Leave this cell empty, or correct the path.',
    ar: 'يذكر المسار تصنيفًا أعلى آخر. اترك هذه الخلية فارغة أو صحح المسار.',
  },
  parent_missing: {
    en: 'There is no category “{found}”, and this import only changes.',
    ar: 'لا يوجد تصنيف «{found}»، وهذا الاستيراد يغيّر فقط.',
  },
  path_there: {
    en: '“{found}” is there already, and this import only creates.',
    ar: '«{found}» موجود بالفعل، وهذا الاستيراد ينشئ فقط.',
  },
  parent_refused: {
    en: 'The category above it cannot be taken over. Correct row {row, number} first.',
    ar: 'لا يمكن أخذ التصنيف الأعلى منه. صحح الصف {row, number} أولًا.',
  },
})
