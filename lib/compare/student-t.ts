import quantile from '@stdlib/stats-base-dists-t-quantile'

/** Two-sided 95 % point of Student's t for so many degrees of freedom (whole or not): 4.303 for 2, 1.960 for very many. */
export const t95 = (freedom: number): number => quantile(0.975, freedom)
