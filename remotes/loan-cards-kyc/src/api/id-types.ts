/** Types of identity document, as stored (specification, section 9). */
export const ID_TYPES = ['passport', 'driver_license', 'national_id'] as const;

export type IdType = (typeof ID_TYPES)[number];
