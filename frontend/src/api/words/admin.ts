// The wire's types of the network, of the settings, of saved filters and of merging two companies or accounts that are used by name.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type AccountLikeness = Schemas['AccountLikeness'];
export type AccountMergerItem = Schemas['AccountMergerItem'];
export type AccountMergerObstacle = Schemas['AccountMergerObstacle'];
export type AccountMergerPart = Schemas['AccountMergerPart'];
export type AccountMergerPreview = Schemas['AccountMergerPreview'];
export type AdminCandidateAlike = Schemas['AdminCandidateAlike'];
export type AdminCompanyDetails = Schemas['AdminCompanyDetails'];
export type AdminSetting = Schemas['AdminSetting'];
export type DetailsRuling = Schemas['DetailsRuling'];
export type InquiryNotice = Schemas['InquiryNotice'];
export type InquiryRejection = Schemas['InquiryRejection'];
export type InquiryRejectionPreview = Schemas['InquiryRejectionPreview'];
export type MergerFate = Schemas['MergerFate'];
export type MergerItem = Schemas['MergerItem'];
export type MergerObstacle = Schemas['MergerObstacle'];
export type MergerPart = Schemas['MergerPart'];
export type MergerPreview = Schemas['MergerPreview'];
export type Network = Schemas['Network'];
export type NetworkAlert = Schemas['NetworkAlert'];
export type NetworkAlertKind = Schemas['NetworkAlertKind'];
export type NetworkEdge = Schemas['NetworkEdge'];
export type NetworkEdgeKind = Schemas['NetworkEdgeKind'];
export type NetworkGrouping = Schemas['NetworkGrouping'];
export type NetworkNode = Schemas['NetworkNode'];
export type NetworkNodeKind = Schemas['NetworkNodeKind'];
export type SavedFilter = Schemas['SavedFilter'];
export type SavedFilterList = Schemas['SavedFilterList'];
export type SaveFilter = Schemas['SaveFilter'];
export type SettingGroup = Schemas['SettingGroup'];
export type SettingPreview = Schemas['SettingPreview'];
export type SettingUnit = Schemas['SettingUnit'];
export type SettingValue = Schemas['SettingValue'];
export type SettingVersion = Schemas['SettingVersion'];
