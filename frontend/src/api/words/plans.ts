// The wire's types of plans, subscriptions and what is left of them.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type Allowance = Schemas['Allowance'];
export type CompanySubscription = Schemas['CompanySubscription'];
export type PaymentPage = Schemas['PaymentPage'];
export type PayingHistory = Schemas['PayingHistory'];
export type Plan = Schemas['Plan'];
export type PlanForm = Schemas['PlanForm'];
export type PlanRoom = Schemas['PlanRoom'];
export type PlanQuotas = Schemas['PlanQuotas'];
export type PlanPeriod = Schemas['PlanPeriod'];
export type Subscription = Schemas['Subscription'];
